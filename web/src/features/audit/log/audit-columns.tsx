import type { AuditEntry } from '@callstead/contract/audit';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { StackedDateTime } from '../../../ui/format/date-time.tsx';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { auditActionMessages } from './action-messages.ts';
import { ChangeList } from './change-list.tsx';
import { auditMessages } from './messages.ts';

type AddressWith = ListAddress['addressWith'];

export function useAuditColumns(addressWith: AddressWith): Column<AuditEntry>[] {
  const t = useTexts(auditMessages);
  const actionText = useTexts(auditActionMessages);
  return [
    { id: 'at', header: t('at'), cell: (entry) => <StackedDateTime value={entry.at} /> },
    { id: 'actor', header: t('actor'), cell: (entry) => <Actor entry={entry} addressWith={addressWith} /> },
    { id: 'action', header: t('action'), cell: ({ action }) => actionText(action) },
    { id: 'subject', header: t('subject'), cell: (entry) => <Subject entry={entry} addressWith={addressWith} /> },
    { id: 'changes', header: t('changes'), cell: (entry) => <ChangeList entry={entry} /> },
    {
      id: 'address',
      header: t('address'),
      cell: (entry) => <span className="whitespace-nowrap font-mono text-13">{entry.address ?? '–'}</span>,
    },
  ];
}

type CellProps = { entry: AuditEntry; addressWith: AddressWith };
const LINK_CLASS = 'font-medium underline decoration-border underline-offset-4 hover:decoration-current';

/** A name leads to everything that person did. */
function Actor({ entry, addressWith }: CellProps) {
  const t = useTexts(auditMessages);
  const { id, name } = entry.actor;
  if (!id) return name;
  return (
    <Link to={addressWith({ actor: id })} title={t('byActor', { name })} className={LINK_CLASS}>
      {name}
    </Link>
  );
}

/** And the subject to its whole history. */
function Subject({ entry, addressWith }: CellProps) {
  const t = useTexts(auditMessages);
  const { type, id, name } = entry.subject;
  return (
    // The name of a call is its id, which has no place to break.
    <div className="wrap-anywhere min-w-28">
      <Link
        to={addressWith({ subjectType: type, subjectId: id })}
        title={t('aboutSubject', { name })}
        className={LINK_CLASS}
      >
        {name}
      </Link>
      <p className="text-13 text-muted">{t(`subjects.${type}`)}</p>
    </div>
  );
}
