import type { CorrectionSelection } from '@callstead/contract/corrections';
import type { LeadListResponse } from '@callstead/contract/leads/leads';
import { exportLeads } from '@callstead/contract/leads/leads-endpoints';
import { paths } from '@callstead/contract/paths';
import { listLeads } from '@callstead/contract/v1/leads-endpoints';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ComponentType, useRef } from 'react';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { HelpLink } from '../../../ui/action/help-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useNarrow } from '../../../ui/hooks/use-narrow.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { AsApiRequest } from '../../../ui/list/as-api-request.tsx';
import { ColumnChooser } from '../../../ui/list/column-chooser.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { sortChange, sortShown } from '../../../ui/list/list-order.ts';
import { ListRange } from '../../../ui/list/list-range.tsx';
import { neighboursOf } from '../../../ui/list/neighbours.ts';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { useHours } from '../../../ui/list/use-hours.ts';
import { type ListAddress, useListAddress } from '../../../ui/list/use-list-address.ts';
import { useListKeys } from '../../../ui/list/use-list-keys.ts';
import { useOpened } from '../../../ui/list/use-opened.ts';
import { NeighbourButtons } from '../../../ui/overlay/neighbour-buttons.tsx';
import type { AppealSlot } from '../../../ui/payment/appeal-slot.ts';
import { type Period, usePeriod } from '../../../ui/period/use-period.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { LeadDrawer } from '../detail/lead-drawer.tsx';
import { type LeadScope, leadListQuery, leadSummaryQuery } from '../shared/api.ts';
import { sortedColumns, useLeadColumns } from '../shared/lead-columns.tsx';
import {
  correctedSelection,
  exportQuestion,
  LEAD_LIST,
  type LeadAddress,
  listQuestion,
  summaryQuestion,
} from '../shared/lead-filter.ts';
import { leadsMessages } from '../shared/leads-messages.ts';
import { LeadBar } from './lead-bar.tsx';
import { LeadOverview } from './lead-overview.tsx';
import { LeadRows } from './lead-rows.tsx';
import { useLeadLayout } from './use-lead-layout.ts';

/** Pieces of other features; correcting is the admin's alone. */
export type LeadSlots = {
  Appeal: AppealSlot;
  Correct: ComponentType<{ selection: CorrectionSelection | undefined }>;
};

export function LeadList({ scope, Appeal, Correct }: LeadSlots & { scope: LeadScope }) {
  const t = useTexts(leadsMessages);
  const address = useListAddress(LEAD_LIST);
  const opened = useOpened('lead');
  const { period, narrowed } = useHours(usePeriod());
  const asked = { address: address.asked, period, scope };
  const enabled = period.zone !== null;
  const list = useQuery({ ...leadListQuery(listQuestion(asked, address.params)), enabled });
  const summary = useQuery({ ...leadSummaryQuery(summaryQuestion(asked, period.zone ?? 'UTC')), enabled });
  const neighbours = neighboursOf(list.data?.data.map(({ id }) => id) ?? [], opened.id);
  return (
    <>
      <PageHeader title={t('title')}>
        <div className="flex flex-wrap gap-2">
          {scope.view === 'admin' && <Correct selection={enabled ? correctedSelection(asked) : undefined} />}
        </div>
      </PageHeader>
      <LeadBar {...{ address, period, scope, narrowed }} tools={<Tools {...asked} />} />
      <LeadOverview summary={summary} period={period} view={scope.view} />
      <div className="grid min-w-0 gap-1.5">
        <ListRange params={address.params} rows={list.data?.data.length} summary={summary.data} />
        <Rows {...{ address, period, scope, list }} />
        <Pager {...address.pages(list.data)} />
      </div>
      <LeadDrawer
        id={opened.id}
        scope={scope}
        Appeal={Appeal}
        aside={<NeighbourButtons {...neighbours} onGo={opened.goTo} />}
        onClose={opened.close}
      />
    </>
  );
}

type RowsProps = {
  address: ReturnType<typeof useListAddress<LeadAddress>>;
  period: Period;
  scope: LeadScope;
  list: UseQueryResult<LeadListResponse>;
};

/** As many as a screen shows. */
const SKELETON_ROWS = 14;

function Rows({ address, period, scope, list }: RowsProps) {
  const t = useTexts(leadsMessages);
  const errorText = useErrorText();
  const isNarrow = useNarrow();
  const opened = useOpened('lead');
  const rows = useRef<HTMLDivElement>(null);
  useListKeys({ list: rows, onPeek: opened.open });
  const layout = useLeadLayout(scope.view);
  const columns = useLeadColumns(layout.columns, scope.view);
  const sorted = sortedColumns(scope.view);
  const leads = list.data?.data;
  return (
    <div ref={rows} className="min-w-0">
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
          sort={sortShown(address.asked, sorted)}
          onSort={(sort) => address.change(sortChange(sort, sorted))}
          density={layout.density}
          skeletonRows={SKELETON_ROWS}
          current={opened.id}
          isPageLong
        />
      )}
    </div>
  );
}

type ToolsProps = { address: LeadAddress; period: Period; scope: LeadScope };

/** The file has the columns of the screen. */
function Tools(asked: ToolsProps) {
  const t = useTexts(leadsMessages);
  const { columns, chooser } = useLeadLayout(asked.scope.view);
  const { zone } = asked.period;
  return (
    <>
      <div className="hidden sm:block">
        <ColumnChooser {...chooser} labelOf={(column) => t(`columns.${column}`)} isIcon />
      </div>
      {zone && (
        <>
          <AsApiRequest endpoint={listLeads} query={exportQuestion(asked, { zone, columns })} isIcon />
          <ExportLink
            isIcon
            to={endpointHref(exportLeads, { query: exportQuestion(asked, { zone, columns }) })}
            label={t('export')}
          />
        </>
      )}
    </>
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
  const help = <HelpLink guide={view} section={view === 'admin' ? 'setup' : 'leads'} />;
  return (
    <EmptyState message={t(`empty.${view}`)} hint={help} action={action(FIRST_STEP[view], t(`empty.next.${view}`))} />
  );
}
