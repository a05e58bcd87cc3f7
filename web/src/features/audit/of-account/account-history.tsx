import type { AuditEntry } from '@callstead/contract/audit';
import { paths } from '@callstead/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { auditActionMessages } from '../log/action-messages.ts';
import { auditListQuery } from '../log/api.ts';
import { auditListQuestion } from '../log/audit-filter.ts';
import { ChangeLine } from '../log/change-line.tsx';
import { auditMessages } from '../log/messages.ts';
import { type PartWords, useToldChanges } from '../log/told-changes.ts';

type AccountHistoryProps = { accountId: string; parts: PartWords };

const SHOWN = 25;
const ALWAYS = { from: undefined, to: undefined };

/** What was done to one account, and the way to the whole log. */
export function AccountHistory({ accountId, parts }: AccountHistoryProps) {
  const t = useTexts(auditMessages);
  const actions = useTexts(auditActionMessages);
  const errorText = useErrorText();
  const changesOf = useToldChanges(parts);
  const about = { subjectType: 'account', subjectId: accountId } as const;
  const page = useQuery(auditListQuery(auditListQuestion({ search: '', limit: SHOWN, ...about }, ALWAYS)));
  const columns: Column<AuditEntry>[] = [
    { id: 'at', header: t('at'), cell: (entry) => <DateTime value={entry.at} /> },
    { id: 'actor', header: t('actor'), cell: (entry) => entry.actor.name },
    { id: 'action', header: t('action'), cell: ({ action }) => actions(action) },
    { id: 'changes', header: t('changes'), cell: (entry) => <ChangeLine entry={entry} changes={changesOf(entry)} /> },
  ];
  return (
    <div className="grid min-w-0 gap-3">
      <DataTable
        query={{ ...page, data: page.data?.data }}
        columns={columns}
        rowKey={(entry) => entry.id}
        caption={t('caption')}
        empty={<EmptyState message={t('nothingYet')} />}
        errorMessage={t('loadFailed', { message: errorText(page.error) })}
      />
      <Link to={paths.admin.audit(about)} className="justify-self-start py-1 text-13 text-primary hover:underline">
        {t('wholeLog')}
      </Link>
    </div>
  );
}
