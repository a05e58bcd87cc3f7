import type { TicketEntry } from '@callstead/contract/tickets';
import { clsx } from 'clsx';
import { useTexts } from '../../../i18n/language.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { ticketMessages } from './ticket-messages.ts';

type ThreadProps = {
  ticket: { message: string; createdAt: string; sender: { name: string } };
  entries: readonly TicketEntry[];
};

/** The original message and what was said since; whatever people typed is shown as text. */
export function Thread({ ticket, entries }: ThreadProps) {
  const t = useTexts(ticketMessages);
  return (
    <ol aria-label={t('thread')} className="grid gap-3">
      <Utterance
        look="owner"
        label={t('original')}
        author={ticket.sender.name}
        message={ticket.message}
        createdAt={ticket.createdAt}
      />
      {entries.map(({ id, kind, author, ...said }) => (
        <Utterance key={id} look={kind} label={t(`said.${kind}`)} author={author ?? t('someone')} {...said} />
      ))}
    </ol>
  );
}

const LOOKS: Record<TicketEntry['kind'], string> = {
  owner: 'mr-4 bg-surface sm:mr-12',
  team: 'ml-4 border-transparent bg-sunken sm:ml-12',
  note: 'ml-4 border-warning border-dashed bg-warning-bg sm:ml-12',
};

type UtteranceProps = {
  look: TicketEntry['kind'];
  label: string;
  author: string;
  message: string;
  createdAt: string;
};

function Utterance({ look, label, author, message, createdAt }: UtteranceProps) {
  return (
    <li className={clsx('min-w-0 rounded border p-3', LOOKS[look])}>
      <div className="mb-1 flex flex-wrap justify-between gap-x-4 text-13">
        <p>
          <span className="wrap-anywhere font-semibold">{author}</span>{' '}
          <span className={look === 'note' ? 'font-medium text-warning' : 'text-muted'}>· {label}</span>
        </p>
        <span className="text-muted">
          <DateTime value={createdAt} />
        </span>
      </div>
      <p className="wrap-anywhere whitespace-pre-wrap">{message}</p>
    </li>
  );
}
