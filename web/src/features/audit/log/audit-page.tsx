import { exportAudit } from '@callstead/contract/audit-endpoints';
import { useQuery } from '@tanstack/react-query';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { useListAddress } from '../../../ui/list/use-list-address.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { auditListQuery } from './api.ts';
import { useAuditColumns } from './audit-columns.tsx';
import { AUDIT_LIST, auditExportQuestion } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { auditMessages } from './messages.ts';

export default function AuditPage() {
  const t = useTexts(auditMessages);
  const errorText = useErrorText();
  const address = useListAddress(AUDIT_LIST);
  const page = useQuery(auditListQuery(address.asked));
  const columns = useAuditColumns(address.addressWith);
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t('intro')}>
        <ExportLink to={endpointHref(exportAudit, { query: auditExportQuestion(address.asked) })}>
          {t('export')}
        </ExportLink>
      </PageHeader>
      <AuditFilters address={address} />
      <div className="grid min-w-0 gap-3">
        <DataTable
          query={{ ...page, data: page.data?.data }}
          columns={columns}
          rowKey={(entry) => entry.id}
          caption={t('caption')}
          empty={<NothingFound address={address} message={t('empty')} />}
          errorMessage={t('loadFailed', { message: errorText(page.error) })}
        />
        <Pager {...address.pages(page.data)} />
      </div>
    </>
  );
}
