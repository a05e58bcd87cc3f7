import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import type { AnswerProps, Draft } from '../answering/use-answer.ts';
import { DialogAnswer } from './dialog-answer.tsx';
import { ticketManageMessages } from './messages.ts';
import { NoteBox } from './note-box.tsx';

/** Chosen before the first letter is typed: a note must not become a reply by one wrong click. */
export function AnswerTabs({ ticket, isFresh }: Pick<AnswerProps, 'ticket' | 'isFresh'>) {
  const t = useTexts(ticketManageMessages);
  const [tab, setTab] = useState<'answer' | 'note'>('answer');
  const [begun, setBegun] = useState<Draft>();
  const answer = <DialogAnswer ticket={ticket} isFresh={isFresh} begun={begun} onTyped={setBegun} />;
  return (
    <Tabs
      label={t('answerTabs')}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'answer', label: t('answer'), content: answer },
        { value: 'note', label: t('note'), content: <NoteBox ticketId={ticket.id} /> },
      ]}
    />
  );
}
