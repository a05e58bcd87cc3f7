import type { PayoutRun } from '@callstead/contract/payouts/runs';
import { useState } from 'react';
import { newId } from '../../../api/new-id.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useMakeFile } from './api.ts';
import { payoutRunMessages } from './messages.ts';
import { MissingSettings } from './missing-settings.tsx';

type MakeFileDialogProps = { run: PayoutRun; waiting: PayoutRun['unfiled'][number]; onClose: () => void };

/** A lost answer is asked for again under the same id: no second file. */
export function MakeFileDialog({ run, waiting, onClose }: MakeFileDialogProps) {
  const t = useTexts(payoutRunMessages);
  const money = useMoney();
  const { toast } = useToast();
  const [id] = useState(newId);
  const making = useMakeFile(run.id);
  const { format, payouts, totalCents } = waiting;
  const confirm = () =>
    making.mutate(
      { id, format },
      {
        onSuccess: ({ name }) => {
          toast({ title: t('files.made'), description: name, tone: 'success' });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('files.dialogTitle', { format: t(`files.formats.${format}`) })}
      description={t('files.dialogText', { count: payouts, amount: money(totalCents) })}
      confirmLabel={t('files.confirm')}
      tone="primary"
      onConfirm={confirm}
      busy={making.isPending}
    >
      <FailureBanner error={making.error} />
      <MissingSettings error={making.error} />
    </ConfirmDialog>
  );
}
