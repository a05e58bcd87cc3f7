import type { PayoutRun } from '@callstead/contract/payouts/runs';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useCancelRun } from './api.ts';
import { payoutRunMessages } from './messages.ts';

export function CancelButton({ run }: { run: PayoutRun }) {
  const t = useTexts(payoutRunMessages);
  const { toast } = useToast();
  const [open, setOpen] = useState(false);
  const cancelling = useCancelRun(run.id);
  const confirm = () =>
    cancelling.mutate(undefined, {
      onSuccess: () => {
        toast({ title: t('cancel.done'), tone: 'success' });
        setOpen(false);
      },
    });
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('cancel.open')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('cancel.title')}
        description={t('cancel.text')}
        confirmLabel={t('cancel.button')}
        cancelLabel={t('cancel.keep')}
        onConfirm={confirm}
        busy={cancelling.isPending}
      >
        <FailureBanner error={cancelling.error} />
      </ConfirmDialog>
    </>
  );
}
