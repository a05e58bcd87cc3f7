import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { uiMessages } from '../../../i18n/ui-messages.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { useChosenParams } from '../../../ui/table/use-chosen-params.ts';
import { auditListQuery } from './api.ts';
import { useAuditColumns } from './audit-columns.tsx';
import { type AuditAddress, exportQuery, isFiltered, readAddress, writeAddress } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { auditMessages } from './messages.ts';

export default function AuditPage() {
  const t = useTexts(auditMessages);
  const [params, setParams] = useChosenParams();
  const address = readAddress(params);
  const change = (changed: AuditAddress, { replace = false } = {}) =>
    setParams(writeAddress(changed), { replace, preventScrollReset: true });
  return (
    <>
      <title>{t('pageTitle')}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-28">{t('title')}</h1>
          <p className="mt-1 text-muted">{t('intro')}</p>
        </div>
        <ButtonLink
          to={`/api/admin/audit.csv?${exportQuery(address)}`}
          reloadDocument
          download
          variant="secondary"
          icon={Download}
        >
          {t('export')}
        </ButtonLink>
      </div>
      <AuditFilters address={address} onChange={change} />
      <Entries address={address} onClear={() => setParams(new URLSearchParams())} />
    </>
  );
}

function Entries({ address, onClear }: { address: AuditAddress; onClear: () => void }) {
  const t = useTexts(auditMessages);
  const errorText = useErrorText();
  const page = useQuery(auditListQuery(address));
  const columns = useAuditColumns(address);
  const { previous = null, next = null } = page.data ?? {};
  return (
    <div className="grid min-w-0 gap-3">
      <DataTable
        query={{ data: page.data?.entries, isPending: page.isPending, isError: page.isError, refetch: page.refetch }}
        columns={columns}
        rowKey={(entry) => entry.id}
        caption={t('caption')}
        empty={<NoEntries canClear={isFiltered(address)} onClear={onClear} />}
        errorMessage={t('loadFailed', { message: errorText(page.error) })}
      />
      <Pager
        previous={previous === null ? null : `?${writeAddress(address, { before: previous })}`}
        next={next === null ? null : `?${writeAddress(address, { after: next })}`}
      />
    </div>
  );
}

function NoEntries({ canClear, onClear }: { canClear: boolean; onClear: () => void }) {
  const t = useTexts(auditMessages);
  const ui = useTexts(uiMessages);
  const clear = (
    <Button variant="secondary" size="sm" onClick={onClear}>
      {ui('clearFilters')}
    </Button>
  );
  return <EmptyState message={t('empty')} action={canClear && clear} />;
}
