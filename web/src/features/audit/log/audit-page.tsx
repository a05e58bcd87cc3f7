import { exportAudit } from '@callstead/contract/audit-endpoints';
import { useQuery } from '@tanstack/react-query';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { type ListAddress, useListAddress } from '../../../ui/list/use-list-address.ts';
import { useOpened } from '../../../ui/list/use-opened.ts';
import { type Period, usePeriod } from '../../../ui/period/use-period.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { auditListQuery } from './api.ts';
import { useAuditColumns } from './audit-columns.tsx';
import { AUDIT_LIST, auditExportQuestion, auditListQuestion } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import { auditMessages } from './messages.ts';
import { type PartWords, useToldChanges } from './told-changes.ts';

/** `parts`: what campaigns call what they agree. */
export function AuditPage({ parts }: { parts: PartWords }) {
  const t = useTexts(auditMessages);
  const errorText = useErrorText();
  const address = useListAddress(AUDIT_LIST);
  const opened = useOpened('entry');
  const period = usePeriod('all');
  const page = useQuery({ ...auditListQuery(auditListQuestion(address.asked, period)), enabled: period.zone !== null });
  const changesOf = useToldChanges(parts);
  const { addressWith } = address;
  const columns = useAuditColumns({ addressWith, linkTo: opened.linkTo, changesOf });
  const shown = page.data?.data.find(({ id }) => String(id) === opened.id);
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t('intro')}>
        <ExportLink to={endpointHref(exportAudit, { query: auditExportQuestion(address.asked, period) })}>
          {t('export')}
        </ExportLink>
      </PageHeader>
      <AuditFilters address={address} period={period} />
      <div className="grid min-w-0 gap-3">
        <DataTable
          query={{ ...page, data: page.data?.data }}
          columns={columns}
          rowKey={(entry) => entry.id}
          caption={t('caption')}
          onOpen={(entry) => opened.open(String(entry.id))}
          empty={<NoEntries address={address} period={period} />}
          errorMessage={t('loadFailed', { message: errorText(page.error) })}
        />
        <Pager {...address.pages(page.data)} />
      </div>
      {shown && (
        <EntryDrawer entry={shown} changes={changesOf(shown)} addressWith={addressWith} onClose={opened.close} />
      )}
    </>
  );
}

/** Nothing fits, or nothing happened in these days. */
function NoEntries({ address, period }: { address: ListAddress; period: Period }) {
  const t = useTexts(auditMessages);
  if (address.isFiltered || !period.from) return <NothingFound address={address} message={t('empty')} />;
  const allDays = (
    <ButtonLink to="?period=all" variant="secondary" size="sm" preventScrollReset>
      {t('allDays')}
    </ButtonLink>
  );
  return <EmptyState message={t('emptyPeriod')} action={allDays} />;
}
