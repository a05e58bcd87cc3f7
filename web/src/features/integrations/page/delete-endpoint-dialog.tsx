import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useDeleteWebhook } from './api.ts';
import { integrationsMessages } from './messages.ts';

type DeleteEndpointDialogProps = { id: string; title: string; onClose: () => void };

export function DeleteEndpointDialog({ id, title, onClose }: DeleteEndpointDialogProps) {
  const t = useTexts(integrationsMessages);
  const remove = useDeleteWebhook(id);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      description={t('webhooks.deleteText')}
      confirmLabel={t('webhooks.delete')}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      busy={remove.isPending}
    >
      <FailureBanner error={remove.error} />
    </ConfirmDialog>
  );
}
