import type { TrackingNumber } from '@callstead/contract/numbers';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { useTexts } from '../../../i18n/language.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import type { NumberStep } from './api.ts';
import { numbersMessages } from './messages.ts';
import type { NumberChanges } from './use-number-changes.ts';

type ChangeDialogProps = { step: NumberStep; number: TrackingNumber; changes: NumberChanges };

export function ChangeDialog({ step, number, changes }: ChangeDialogProps) {
  const t = useTexts(numbersMessages);
  const shown = phoneText(number.number);
  const texts = { release: 'releasing', remove: 'removing', return: 'returning' } as const;
  const about = texts[step];
  return (
    <ConfirmDialog
      open
      onOpenChange={changes.cancel}
      title={t(`${about}.title`, { number: shown })}
      description={t(`${about}.text`, {
        name: number.assignedTo?.publisherName ?? '',
        account: number.atCarrier?.accountName ?? '',
      })}
      confirmLabel={t(changes.busy ? `${about}.busy` : step)}
      onConfirm={() => changes.confirm({ step, number })}
      busy={changes.busy}
    />
  );
}
