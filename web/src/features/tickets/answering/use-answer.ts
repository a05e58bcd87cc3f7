import type { AdminTicket } from '@callstead/contract/tickets';
import { useState } from 'react';
import { isRefusal } from '../../../api/refusal.ts';
import { useReply } from '../shared/use-reply.ts';
import { useSayAnswering } from './use-answering.ts';
import { type SeenAnswer, useSeenAnswer } from './use-seen-answer.ts';

/** What somebody began to write, and the newest answer they had seen by then. */
export type Draft = { text: string; seen: SeenAnswer };
export type Answered = {
  begun: Draft | undefined;
  onTyped: (draft: Draft) => void;
  /** After an answer that closes the ticket, where there is one. */
  onClosed?: () => void;
};
export type AnswerProps = Answered & {
  ticket: AdminTicket;
  /** Whether it has been asked for since it was opened. */
  isFresh: boolean;
};

/** An answer that is written and sent, unless a colleague's came first: then nothing is lost and its writer reads that one. */
export function useAnswer({ ticket, isFresh, begun, onTyped, onClosed }: AnswerProps, onRefused: () => void) {
  const [text, setText] = useState(begun?.text ?? '');
  const { seen, unread, setSeen } = useSeenAnswer(ticket, { isFresh, seen: begun?.text ? begun.seen : undefined });
  const say = useSayAnswering(ticket.id);
  const reply = useReply(ticket.id);
  const write = (typed: string) => {
    setText(typed);
    onTyped({ text: typed, seen });
    say(typed);
  };
  const send = (close: boolean) =>
    reply.mutate(
      { message: text, close, seenAnswer: seen },
      {
        onSuccess: ({ id }) => {
          setSeen(id);
          write('');
          if (close) onClosed?.();
        },
        onError: (error) => {
          if (isRefusal(error, 'ticket_answered')) onRefused();
        },
      },
    );
  const markRead = () => {
    if (!unread) return;
    setSeen(unread.id);
    onTyped({ text, seen: unread.id });
  };
  // Until our own answer has arrived, the thread may show it as one more.
  return {
    text,
    isEmpty: text.trim() === '',
    write,
    reply,
    send,
    unread: reply.isPending ? undefined : unread,
    markRead,
  };
}
