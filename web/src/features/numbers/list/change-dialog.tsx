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
  const isRelease = step === 'release';
  const shown = phoneText(number.number);
  return (
    <ConfirmDialog
      open
      onOpenChange={changes.cancel}
      title={isRelease ? t('releasing.title', { number: shown }) : t('removing.title', { number: shown })}
      description={
        isRelease ? t('releasing.text', { name: number.assignedTo?.publisherName ?? '' }) : t('removing.text')
      }
      confirmLabel={changes.busy ? t(isRelease ? 'releasing.busy' : 'removing.busy') : t(step)}
      onConfirm={() => changes.confirm({ step, number })}
      busy={changes.busy}
    />
  );
}
