import type { ConversionListResponse } from '@callstead/contract/conversions/conversions';
import { exportConversions } from '@callstead/contract/conversions/conversions-endpoints';
import { paths } from '@callstead/contract/paths';
import { listConversions } from '@callstead/contract/v1/conversions-endpoints';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
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
import { ConversionDrawer } from '../detail/conversion-drawer.tsx';
import { type ConversionScope, conversionListQuery, conversionSummaryQuery } from '../shared/api.ts';
import { sortedColumns, useConversionColumns } from '../shared/conversion-columns.tsx';
import { CONVERSION_LIST, type ConversionAddress, listQuestion, wholeQuestion } from '../shared/conversion-filter.ts';
import { conversionsMessages } from '../shared/conversions-messages.ts';
import { ConversionBar } from './conversion-bar.tsx';
import { ConversionOverview } from './conversion-overview.tsx';
import { ConversionRows } from './conversion-rows.tsx';
import { useConversionLayout } from './use-conversion-layout.ts';

export function ConversionList({ scope, Appeal }: { scope: ConversionScope; Appeal: AppealSlot }) {
  const address = useListAddress(CONVERSION_LIST);
  const opened = useOpened('conversion');
  const { period, narrowed } = useHours(usePeriod());
  const asked = { address: address.asked, period, scope };
  const enabled = period.zone !== null;
  const list = useQuery({ ...conversionListQuery(listQuestion(asked, address.params)), enabled });
  const summary = useQuery({ ...conversionSummaryQuery(wholeQuestion(asked, period.zone ?? 'UTC')), enabled });
  const neighbours = neighboursOf(list.data?.data.map(({ id }) => id) ?? [], opened.id);
  return (
    <>
      <ConversionBar {...{ address, period, scope, narrowed }} tools={<Tools {...asked} />} />
      <ConversionOverview summary={summary} period={period} view={scope.view} />
      <div className="grid min-w-0 gap-1.5">
        <ListRange params={address.params} rows={list.data?.data.length} summary={summary.data} />
        <Rows {...{ address, period, scope, list }} />
        <Pager {...address.pages(list.data)} />
      </div>
      <ConversionDrawer
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
  address: ReturnType<typeof useListAddress<ConversionAddress>>;
  period: Period;
  scope: ConversionScope;
  list: UseQueryResult<ConversionListResponse>;
};

/** As many as a screen shows. */
const SKELETON_ROWS = 14;

function Rows({ address, period, scope, list }: RowsProps) {
  const t = useTexts(conversionsMessages);
  const errorText = useErrorText();
  const isNarrow = useNarrow();
  const opened = useOpened('conversion');
  const rows = useRef<HTMLDivElement>(null);
  useListKeys({ list: rows, onPeek: opened.open });
  const layout = useConversionLayout(scope.view);
  const columns = useConversionColumns(layout.columns, scope.view);
  const sorted = sortedColumns(scope.view);
  const conversions = list.data?.data;
  return (
    <div ref={rows} className="min-w-0">
      {isNarrow && conversions && conversions.length > 0 ? (
        <ConversionRows rows={conversions} view={scope.view} />
      ) : (
        <DataTable
          query={{ ...list, data: conversions }}
          columns={columns}
          rowKey={({ id }) => id}
          caption={t('caption')}
          empty={<NoConversions address={address} period={period} scope={scope} />}
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

type ToolsProps = { address: ConversionAddress; period: Period; scope: ConversionScope };

function Tools(asked: ToolsProps) {
  const t = useTexts(conversionsMessages);
  const { chooser } = useConversionLayout(asked.scope.view);
  const { zone } = asked.period;
  return (
    <>
      <div className="hidden sm:block">
        <ColumnChooser {...chooser} labelOf={(column) => t(`columns.${column}`)} isIcon />
      </div>
      {zone && (
        <>
          <AsApiRequest endpoint={listConversions} query={wholeQuestion(asked, zone)} isIcon />
          <ExportLink
            isIcon
            to={endpointHref(exportConversions, { query: wholeQuestion(asked, zone) })}
            label={t('export')}
          />
        </>
      )}
    </>
  );
}

const FIRST_STEP = {
  publisher: paths.publisher.campaigns,
  advertiser: paths.advertiser.conversions({ tab: 'setup' }),
  admin: paths.admin.campaigns(),
};

type NoConversionsProps = { address: ListAddress; period: Period; scope: ConversionScope };

/** Nothing fits, nothing in these days, or nothing ever: each has its own way on. */
function NoConversions({ address, period, scope: { view } }: NoConversionsProps) {
  const t = useTexts(conversionsMessages);
  const keepAccount = useKeepAccount();
  const action = (to: string, label: string) => (
    <ButtonLink to={to} variant="secondary" size="sm" preventScrollReset>
      {label}
    </ButtonLink>
  );
  if (address.isFiltered) return <NothingFound address={address} message={t('empty.filtered')} />;
  if (period.from) {
    const allDays = keepAccount(paths[view].conversions({ period: 'all' }));
    return <EmptyState message={t('empty.period')} action={action(allDays, t('empty.allDays'))} />;
  }
  return (
    <EmptyState message={t(`empty.${view}`)} action={action(keepAccount(FIRST_STEP[view]), t(`empty.next.${view}`))} />
  );
}
