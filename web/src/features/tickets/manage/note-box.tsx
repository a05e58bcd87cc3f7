import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { MessageBox } from '../shared/message-box.tsx';
import { useAddNote } from './api.ts';
import { ticketManageMessages } from './messages.ts';

export function NoteBox({ ticketId }: { ticketId: string }) {
  const t = useTexts(ticketManageMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const note = useAddNote(ticketId);
  const save = (message: string, { onSuccess }: { onSuccess: () => void }) =>
    note.mutate(message, {
      onSuccess: () => {
        onSuccess();
        toast({ title: t('noteSaved'), tone: 'success' });
      },
      onError: (error) => toast({ title: t('noteFailed'), description: errorText(error), tone: 'danger' }),
    });
  return (
    <div className="rounded border border-warning border-dashed bg-warning-bg p-3">
      <MessageBox
        label={t('note')}
        hint={t('noteHint')}
        sendLabel={t('saveNote')}
        busyLabel={t('savingNote')}
        sending={{ isPending: note.isPending, mutate: save }}
      />
    </div>
  );
}
