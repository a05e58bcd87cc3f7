import type { AdminTicket } from '@callstead/contract/tickets';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { ReplyBox } from '../shared/reply-box.tsx';
import { ticketManageMessages } from './messages.ts';
import { NoteBox } from './note-box.tsx';

/** Chosen before the first letter is typed: a note must not become a reply by one wrong click. */
export function AnswerTabs({ ticket }: { ticket: AdminTicket }) {
  const t = useTexts(ticketManageMessages);
  const [tab, setTab] = useState<'answer' | 'note'>('answer');
  const { email, userType } = ticket.sender;
  const hint = userType ? undefined : t('answeredByMail', { email });
  return (
    <Tabs
      label={t('answerTabs')}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'answer', label: t('answer'), content: <ReplyBox ticketId={ticket.id} hint={hint} /> },
        { value: 'note', label: t('note'), content: <NoteBox ticketId={ticket.id} /> },
      ]}
    />
  );
}
