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
import { MESSAGE_MAX_LENGTH } from '../shared/message-box.tsx';
import { useReply } from '../shared/use-reply.ts';
import { deskQuery } from './api.ts';
import { CannedRepliesDialog } from './canned-replies-dialog.tsx';
import { inboxMessages } from './messages.ts';

export type Draft = { text: string; setText: (text: string) => void };
type AnswerBoxProps = { ticket: AdminTicket; draft: Draft; onClosed: () => void };

/** What was typed stays until it has arrived. */
export function AnswerBox({ ticket, draft, onClosed }: AnswerBoxProps) {
  const t = useTexts(inboxMessages);
  const box = useRef<HTMLTextAreaElement>(null);
  const reply = useReply(ticket.id);
  const isEmpty = draft.text.trim() === '';
  const send = (close: boolean) =>
    reply.mutate(
      { message: draft.text, close },
      {
        onSuccess: () => {
          draft.setText('');
          if (close) onClosed();
        },
      },
    );
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
        onChosen={(text) => {
          draft.setText(isEmpty ? text : `${draft.text.trimEnd()}\n\n${text}`);
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
          value={draft.text}
          onChange={(event) => draft.setText(event.target.value)}
          onKeyDown={submitByKeys}
        />
        <div className="flex flex-wrap justify-end gap-2">
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
