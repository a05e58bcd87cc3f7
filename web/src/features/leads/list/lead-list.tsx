import type { CorrectionSelection } from '@callstead/contract/corrections';
import { exportLeads } from '@callstead/contract/leads/leads-endpoints';
import { paths } from '@callstead/contract/paths';
import { listLeads } from '@callstead/contract/v1/leads-endpoints';
import { leadColumns } from '@callstead/domain/leads/lead-columns';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useNarrow } from '../../../ui/hooks/use-narrow.ts';
import { AsApiRequest } from '../../../ui/list/as-api-request.tsx';
import { ColumnChooser } from '../../../ui/list/column-chooser.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { type ListAddress, useListAddress } from '../../../ui/list/use-list-address.ts';
import { useOpened } from '../../../ui/list/use-opened.ts';
import { type Period, usePeriod } from '../../../ui/period/use-period.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { type LeadScope, leadListQuery } from '../shared/api.ts';
import { useLeadColumns } from '../shared/lead-columns.tsx';
import {
  correctedSelection,
  exportQuestion,
  LEAD_LIST,
  type LeadAddress,
  listQuestion,
} from '../shared/lead-filter.ts';
import { leadsMessages } from '../shared/leads-messages.ts';
import { LeadFilters } from './lead-filters.tsx';
import { LeadRows } from './lead-rows.tsx';
import { FIXED_COLUMN, useChosenLeadColumns } from './use-lead-columns.ts';

/** Corrects what the list shows: the admin's alone. */
export type CorrectSlot = ComponentType<{ selection: CorrectionSelection | undefined }>;

export function LeadList({ scope, Correct }: { scope: LeadScope; Correct: CorrectSlot }) {
  const t = useTexts(leadsMessages);
  const errorText = useErrorText();
  const isNarrow = useNarrow();
  const opened = useOpened('lead');
  const address = useListAddress(LEAD_LIST);
  const period = usePeriod();
  const asked = { address: address.asked, period, scope };
  const list = useQuery({ ...leadListQuery(listQuestion(asked, address.params)), enabled: period.zone !== null });
  const columns = useLeadColumns(useChosenLeadColumns(scope.view).columns);
  const leads = list.data?.data;
  return (
    <div className="grid min-w-0 gap-5">
      <LeadFilters address={address} period={period} scope={scope} />
      <Tools {...asked} period={period} Correct={Correct} />
      {isNarrow && leads && leads.length > 0 ? (
        <LeadRows leads={leads} view={scope.view} />
      ) : (
        <DataTable
          query={{ ...list, data: leads }}
          columns={columns}
          rowKey={({ id }) => id}
          caption={t('caption')}
          empty={<NoLeads address={address} period={period} scope={scope} />}
          errorMessage={t('loadFailed', { message: errorText(list.error) })}
          onOpen={({ id }) => opened.open(id)}
        />
      )}
      <Pager {...address.pages(list.data)} />
    </div>
  );
}

type ToolsProps = { address: LeadAddress; period: Period; scope: LeadScope; Correct: CorrectSlot };

/** The file has the columns of the screen. */
function Tools({ Correct, ...asked }: ToolsProps) {
  const t = useTexts(leadsMessages);
  const { view } = asked.scope;
  const { columns, choose, reset } = useChosenLeadColumns(view);
  const { zone } = asked.period;
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <div className="hidden sm:block">
        <ColumnChooser
          columns={leadColumns(view)}
          labelOf={(column) => t(`columns.${column}`)}
          chosen={columns}
          onChange={choose}
          onReset={reset}
          fixed={FIXED_COLUMN}
        />
      </div>
      {view === 'admin' && <Correct selection={zone ? correctedSelection(asked) : undefined} />}
      {zone && (
        <>
          <AsApiRequest endpoint={listLeads} query={exportQuestion(asked, { zone, columns })} />
          <ExportLink size="sm" to={endpointHref(exportLeads, { query: exportQuestion(asked, { zone, columns }) })}>
            {t('export')}
          </ExportLink>
        </>
      )}
    </div>
  );
}

const FIRST_STEP = {
  publisher: paths.publisher.campaigns,
  advertiser: paths.advertiser.campaigns(),
  admin: paths.admin.campaigns(),
};

type NoLeadsProps = { address: ListAddress; period: Period; scope: LeadScope };

/** Nothing fits, nothing in these days, or nothing ever: each has its own way on. */
function NoLeads({ address, period, scope: { view } }: NoLeadsProps) {
  const t = useTexts(leadsMessages);
  const keepAccount = useKeepAccount();
  const action = (to: string, label: string) => (
    <ButtonLink to={keepAccount(to)} variant="secondary" size="sm" preventScrollReset>
      {label}
    </ButtonLink>
  );
  if (address.isFiltered) return <NothingFound address={address} message={t('empty.filtered')} />;
  if (period.from) {
    const allDays = paths[view].leads({ period: 'all' });
    return <EmptyState message={t('empty.period')} action={action(allDays, t('empty.allDays'))} />;
  }
  return <EmptyState message={t(`empty.${view}`)} action={action(FIRST_STEP[view], t(`empty.next.${view}`))} />;
}
