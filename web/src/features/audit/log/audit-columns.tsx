import type { AuditEntry } from '@callstead/contract/audit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { DateTime, StackedDateTime } from '../../../ui/format/date-time.tsx';
import { useNarrow } from '../../../ui/hooks/use-narrow.ts';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import type { useOpened } from '../../../ui/list/use-opened.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { auditActionMessages } from './action-messages.ts';
import { ActorLink, SubjectLink } from './audit-links.tsx';
import { ChangeLine } from './change-line.tsx';
import { auditMessages } from './messages.ts';
import { subjectName } from './subject-name.ts';
import type { ToldChange } from './told-changes.ts';

type Told = {
  addressWith: ListAddress['addressWith'];
  linkTo: ReturnType<typeof useOpened>['linkTo'];
  changesOf: (entry: AuditEntry) => ToldChange[];
};

/** One line each: who reads a log reads down. */
export function useAuditColumns({ addressWith, linkTo, changesOf }: Told): Column<AuditEntry>[] {
  const t = useTexts(auditMessages);
  const actionText = useTexts(auditActionMessages);
  const isNarrow = useNarrow();
  const openText = ({ action, subject }: AuditEntry) =>
    t('open', { action: actionText(action), name: subjectName(subject) });
  return [
    {
      id: 'at',
      header: t('at'),
      cell: (entry) => (
        <Link {...linkTo(String(entry.id))} className="text-primary underline-offset-4 hover:underline">
          {isNarrow ? <StackedDateTime value={entry.at} /> : <DateTime value={entry.at} />}
          <span className="sr-only"> {openText(entry)}</span>
        </Link>
      ),
    },
    {
      id: 'actor',
      header: t('actor'),
      cell: (entry) => oneLine(<ActorLink entry={entry} addressWith={addressWith} />),
    },
    { id: 'action', header: t('action'), cell: ({ action }) => oneLine(actionText(action)) },
    {
      id: 'subject',
      header: t('subject'),
      cell: (entry) =>
        oneLine(
          <>
            <SubjectLink entry={entry} addressWith={addressWith} />{' '}
            <span className="text-13 text-muted">{t(`subjects.${entry.subject.type}`)}</span>
          </>,
        ),
    },
    { id: 'changes', header: t('changes'), cell: (entry) => <ChangeLine entry={entry} changes={changesOf(entry)} /> },
  ];
}

const oneLine = (children: ReactNode) => <span className="block max-w-44 truncate 2xl:max-w-64">{children}</span>;
