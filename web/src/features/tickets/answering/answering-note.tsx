import type { TicketEntry } from '@callstead/contract/tickets';
import { MessageSquareWarning, PencilLine } from 'lucide';
import type { Ref } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { answeringMessages } from './messages.ts';
import { useAnswering } from './use-answering.ts';

type AnsweringNoteProps = {
  ref: Ref<HTMLDivElement>;
  ticketId: string;
  /** A colleague's answer that came since. */
  unread: TicketEntry | undefined;
  onRead: () => void;
};

/** What colleagues do about the ticket, beside what sends an answer. Its room is kept free: nothing moves under the pointer. */
export function AnsweringNote({ ref, ticketId, unread, onRead }: AnsweringNoteProps) {
  const t = useTexts(answeringMessages);
  const [first, ...others] = useAnswering(ticketId);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="flex min-h-11 min-w-0 basis-full items-center justify-between gap-3 outline-none"
    >
      <div role="status" className="min-w-0 text-13">
        {unread && (
          <p className="flex items-center gap-2 font-medium text-warning">
            <Icon of={MessageSquareWarning} />
            <span className="wrap-anywhere line-clamp-2">
              {t('answered', { name: unread.author ?? t('somebody') })}
            </span>
          </p>
        )}
        {!unread && first && (
          <p className="flex items-center gap-2 text-muted">
            <Icon of={PencilLine} />
            <span className="wrap-anywhere line-clamp-2">
              {t('answering', { name: first.name, others: others.length })}
            </span>
          </p>
        )}
      </div>
      {unread && (
        <Button variant="secondary" size="sm" onClick={onRead}>
          {t('understood')}
        </Button>
      )}
    </div>
  );
}
