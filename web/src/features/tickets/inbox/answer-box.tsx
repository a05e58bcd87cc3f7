import type { AdminTicket, CannedReply } from '@callstead/contract/tickets';
import { shortId } from '@callstead/domain/short-id';
import { fillCannedReply } from '@callstead/domain/tickets/canned-reply';
import { useQuery } from '@tanstack/react-query';
import { Settings2 } from 'lucide';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { submitByKeys } from '../../../ui/form/submit-by-keys.ts';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { AnsweringNote } from '../answering/answering-note.tsx';
import { deskQuery } from '../answering/api.ts';
import { type AnswerProps, useAnswer } from '../answering/use-answer.ts';
import { MESSAGE_MAX_LENGTH } from '../shared/message-box.tsx';
import { CannedRepliesDialog } from './canned-replies-dialog.tsx';
import { inboxMessages } from './messages.ts';

/** What was typed stays until it has arrived. */
export function AnswerBox(props: AnswerProps) {
  const t = useTexts(inboxMessages);
  const { ticket } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const { text, isEmpty, write, reply, send, unread, markRead } = useAnswer(props, () => note.current?.focus());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(false);
  };
  const closes = reply.isPending && reply.variables.close === true;
  const { email, userType } = ticket.sender;
  return (
    <div className="grid gap-3 border-t pt-4">
      <CannedChoice
        ticket={ticket}
        box={box}
        onChosen={(chosen) => {
          write(isEmpty ? chosen : `${text.trimEnd()}\n\n${chosen}`);
        }}
      />
      <form noValidate onSubmit={submit} className="grid gap-3">
        <TextAreaField
          ref={box}
          label={t('reply')}
          hint={userType ? t('keys') : `${t('byMail', { email })} ${t('keys')}`}
          rows={6}
          maxLength={MESSAGE_MAX_LENGTH}
          readOnly={reply.isPending}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={submitByKeys}
        />
        <div className="flex flex-wrap items-center justify-end gap-2">
          <AnsweringNote
            ref={note}
            ticketId={ticket.id}
            unread={unread}
            onRead={() => {
              markRead();
              box.current?.focus();
            }}
          />
          <Button
            variant="secondary"
            size="sm"
            data-shift-enter
            busy={closes}
            disabled={isEmpty || reply.isPending}
            onClick={() => send(true)}
          >
            {t('sendAndClose')}
          </Button>
          <Button type="submit" size="sm" busy={reply.isPending && !closes} disabled={isEmpty || reply.isPending}>
            {t(reply.isPending && !closes ? 'sending' : 'send')}
          </Button>
        </div>
      </form>
    </div>
  );
}

type CannedChoiceProps = {
  ticket: AdminTicket;
  box: RefObject<HTMLTextAreaElement | null>;
  onChosen: (text: string) => void;
};

/** Replies kept ready, filled in for this ticket in its sender's language. */
function CannedChoice({ ticket, box, onChosen }: CannedChoiceProps) {
  const t = useTexts(inboxMessages);
  const fill = useFilled(ticket);
  const { data: desk } = useQuery(deskQuery);
  const [isEditing, setEditing] = useState(false);
  const kept = desk?.cannedReplies ?? [];
  return (
    <div className="flex items-end gap-2">
      <SelectField
        label={t('canned')}
        placeholder={t(desk && kept.length === 0 ? 'noneCanned' : 'cannedHint')}
        disabled={kept.length === 0}
        options={kept.map(({ id, title }) => ({ value: id, label: title }))}
        value=""
        focusNext={box}
        onChange={(id) => {
          const chosen = kept.find((each) => each.id === id);
          if (chosen) onChosen(fill(chosen));
        }}
        className="min-w-0 max-w-80 flex-1"
      />
      <IconButton icon={Settings2} label={t('manageCanned')} onClick={() => setEditing(true)} />
      {isEditing && <CannedRepliesDialog kept={kept} onClose={() => setEditing(false)} />}
    </div>
  );
}

function useFilled({ sender, subject, about, id, language }: AdminTicket) {
  const { profile } = useAuth();
  const reference = about?.id ?? shortId(id);
  const values = { name: sender.name, subject, agent: profile?.fullName ?? '', reference };
  return ({ textEn, textEs }: CannedReply) => fillCannedReply(language === 'en' ? textEn : textEs, values);
}
