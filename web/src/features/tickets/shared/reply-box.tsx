import { useTexts } from '../../../i18n/language.tsx';
import { MessageBox } from './message-box.tsx';
import { ticketMessages } from './ticket-messages.ts';
import { useReply } from './use-reply.ts';

export function ReplyBox({ ticketId }: { ticketId: string }) {
  const t = useTexts(ticketMessages);
  const reply = useReply(ticketId);
  const sending = {
    isPending: reply.isPending,
    mutate: (message: string, options: { onSuccess: () => void }) => reply.mutate({ message }, options),
  };
  return <MessageBox label={t('reply')} sendLabel={t('send')} busyLabel={t('sending')} sending={sending} />;
}
