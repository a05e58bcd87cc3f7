import type { FundingMethod } from '@callstead/contract/payments';
import { useTexts } from '../../../i18n/language.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useMethodName } from '../../../ui/payment/use-method-name.ts';
import { useRemoveMethod } from './api.ts';
import { fundingMessages } from './messages.ts';

type RemoveMethodDialogProps = { method: FundingMethod; stopsRecharge: boolean; onClose: () => void };

export function RemoveMethodDialog({ method, stopsRecharge, onClose }: RemoveMethodDialogProps) {
  const t = useTexts(fundingMessages);
  const name = useMethodName()(method);
  const { toast } = useToast();
  const remove = useRemoveMethod();
  const confirm = () =>
    remove.mutate(method.id, {
      onSuccess: () => {
        toast({ title: t('methods.removed'), description: name, tone: 'success' });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('methods.removeTitle', { method: name })}
      description={t('methods.removeText')}
      confirmLabel={t('methods.remove')}
      onConfirm={confirm}
      busy={remove.isPending}
    >
      <div className="grid gap-3 empty:hidden">
        {stopsRecharge && <Banner tone="warning">{t('methods.removeStops')}</Banner>}
        <FailureBanner error={remove.error} />
      </div>
    </ConfirmDialog>
  );
}
