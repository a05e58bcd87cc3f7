import type { LedgerEntry, LedgerParty } from '@callstead/contract/ledger';
import { ArrowRight } from 'lucide';
import { Link } from 'react-router';
import { toQueryString } from '../../../api/query-string.ts';
import { entryMessages } from '../../../i18n/entry-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { StackedDateTime } from '../../../ui/format/date-time.tsx';
import { Money } from '../../../ui/format/money.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { moneyMessages } from '../shared/messages.ts';
import { SoldLink } from '../shared/sold-link.tsx';
import { ledgerMessages } from './messages.ts';

export function usePostingColumns(): Column<LedgerEntry>[] {
  const t = useTexts(ledgerMessages);
  const words = useTexts(moneyMessages);
  return [
    { id: 'at', header: words('columns.at'), cell: ({ at }) => <StackedDateTime value={at} /> },
    { id: 'kind', header: words('columns.concept'), cell: (entry) => <Concept entry={entry} /> },
    {
      id: 'call',
      header: words('columns.call'),
      cell: (entry) => <SoldLink sold={entry} />,
    },
    { id: 'postings', header: t('postings.moves'), cell: (entry) => <Moves entry={entry} /> },
  ];
}

function Concept({ entry: { kind, reason, by } }: { entry: LedgerEntry }) {
  const t = useTexts(ledgerMessages);
  const entries = useTexts(entryMessages);
  return (
    <div className="min-w-36 max-w-72">
      <p className="font-medium">{entries(`kinds.${kind}`)}</p>
      {reason && <p className="wrap-anywhere text-13 text-muted">{reason}</p>}
      {by && <p className="text-13 text-muted">{t('postings.by', { name: by })}</p>}
    </div>
  );
}

/** Source → destination and how much, a line each. */
function Moves({ entry: { postings } }: { entry: LedgerEntry }) {
  return (
    <ul className="grid min-w-72 gap-1 py-1">
      {postings.map(({ from, to, amountCents }) => (
        <li key={`${nameOf(from)} ${nameOf(to)}`} className="flex flex-wrap items-center gap-x-2">
          <PostingPlace place={from} /> <Icon of={ArrowRight} className="text-muted" /> <PostingPlace place={to} />
          <span className="ml-auto pl-3">
            <Money cents={amountCents} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const nameOf = ({ part, holder }: LedgerParty) => `${part} ${holder?.id ?? ''}`;

/** A name leads to everything that moved there. */
function PostingPlace({ place: { part, holder } }: { place: LedgerParty }) {
  const t = useTexts(moneyMessages);
  if (!holder) return <span>{t(`parts.${part}`)}</span>;
  return (
    <span>
      {t(`parts.${part}`)}
      {' · '}
      <Link
        to={`?${toQueryString({ tab: 'postings', period: 'all', account: holder.id })}`}
        className="underline decoration-border underline-offset-4 hover:decoration-current"
      >
        {holder.name}
      </Link>
    </span>
  );
}
