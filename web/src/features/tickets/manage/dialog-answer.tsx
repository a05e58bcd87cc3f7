import { type FormEvent, useRef } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { submitByKeys } from '../../../ui/form/submit-by-keys.ts';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { AnsweringNote } from '../answering/answering-note.tsx';
import { type AnswerProps, useAnswer } from '../answering/use-answer.ts';
import { MESSAGE_MAX_LENGTH } from '../shared/message-box.tsx';
import { ticketMessages } from '../shared/ticket-messages.ts';
import { ticketManageMessages } from './messages.ts';

/** What was typed stays until it has arrived, also when a colleague's answer came first. */
export function DialogAnswer(props: AnswerProps) {
  const t = useTexts(ticketManageMessages);
  const words = useTexts(ticketMessages);
  const box = useRef<HTMLTextAreaElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const { text, isEmpty, write, reply, send, unread, markRead } = useAnswer(props, () => note.current?.focus());
  const { id, sender } = props.ticket;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(false);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextAreaField
        ref={box}
        label={words('reply')}
        hint={sender.userType ? undefined : t('answeredByMail', { email: sender.email })}
        maxLength={MESSAGE_MAX_LENGTH}
        readOnly={reply.isPending}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={submitByKeys}
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <AnsweringNote
          ref={note}
          ticketId={id}
          unread={unread}
          onRead={() => {
            markRead();
            box.current?.focus();
          }}
        />
        <Button type="submit" size="sm" busy={reply.isPending} disabled={isEmpty}>
          {words(reply.isPending ? 'sending' : 'send')}
        </Button>
      </div>
    </form>
  );
}
