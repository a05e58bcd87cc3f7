import type { ReportView } from '@callstead/contract/reports/views';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { useDeleteView } from './api.ts';
import { viewMessages } from './messages.ts';

type DeleteViewProps = { view: ReportView; onDeleted: () => void; onCancel: () => void };

export function DeleteView({ view, onDeleted, onCancel }: DeleteViewProps) {
  const t = useTexts(viewMessages);
  const remove = useDeleteView(view.id);
  return (
    <div className="grid gap-4">
      <FailureBanner error={remove.error} />
      <p>{t('deleteText')}</p>
      <DialogButtons
        variant="danger"
        onCancel={onCancel}
        busy={remove.isPending}
        onClick={() => remove.mutate(undefined, { onSuccess: onDeleted })}
      >
        {t('remove')}
      </DialogButtons>
    </div>
  );
}
