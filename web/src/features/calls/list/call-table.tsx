import type { CallListResponse, CallSummary } from '@callstead/contract/calls/calls';
import { paths } from '@callstead/contract/paths';
import type { UseQueryResult } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { HelpLink } from '../../../ui/action/help-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useNarrow } from '../../../ui/hooks/use-narrow.ts';
import { sortChange, sortShown } from '../../../ui/list/list-order.ts';
import { ListRange } from '../../../ui/list/list-range.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import type { useListAddress } from '../../../ui/list/use-list-address.ts';
import { useListKeys } from '../../../ui/list/use-list-keys.ts';
import { useOpened } from '../../../ui/list/use-opened.ts';
import type { Period } from '../../../ui/period/use-period.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { CallScope } from '../shared/api.ts';
import { useCallColumns } from '../shared/call-columns.tsx';
import type { CallAddress } from '../shared/call-filter.ts';
import { sortedColumns } from '../shared/call-sort.ts';
import { callsMessages } from '../shared/calls-messages.ts';
import { CallRows } from './call-rows.tsx';
import { useCallLayout } from './use-call-layout.ts';

type CallTableProps = {
  address: ReturnType<typeof useListAddress<CallAddress>>;
  period: Period;
  scope: CallScope;
  list: UseQueryResult<CallListResponse>;
  summary: UseQueryResult<CallSummary>;
};

export function CallTable(props: CallTableProps) {
  const { address, list, summary } = props;
  const rows = useRef<HTMLDivElement>(null);
  const opened = useOpened('call');
  useListKeys({ list: rows, onPeek: opened.open });
  return (
    <div className="grid min-w-0 gap-1.5">
      <ListRange params={address.params} rows={list.data?.data.length} summary={summary.data} />
      <Rows {...props} rows={rows} />
      <Pager {...address.pages(list.data)} />
    </div>
  );
}

function Rows(props: CallTableProps & { rows: RefObject<HTMLDivElement | null> }) {
  const { address, scope, list, rows } = props;
  const t = useTexts(callsMessages);
  const errorText = useErrorText();
  const isNarrow = useNarrow();
  const opened = useOpened('call');
  const layout = useCallLayout(scope.view);
  const columns = useCallColumns(layout.columns, scope.view);
  const sorted = sortedColumns(scope.view);
  const calls = list.data?.data;
  return (
    <div ref={rows} className="min-w-0">
      {isNarrow && calls && calls.length > 0 ? (
        <CallRows calls={calls} view={scope.view} />
      ) : (
        <DataTable
          query={{ ...list, data: calls }}
          columns={columns}
          rowKey={(call) => call.id}
          caption={t('caption')}
          empty={<NoCalls {...props} />}
          errorMessage={t('loadFailed', { message: errorText(list.error) })}
          onOpen={(call) => opened.open(call.id)}
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

/** As many as a screen shows. */
const SKELETON_ROWS = 14;

const FIRST_STEP = {
  publisher: paths.publisher.campaigns,
  advertiser: paths.advertiser.campaigns(),
  admin: paths.admin.numbers,
};

/** Nothing fits, nothing in these days, or nothing ever: each has its own way on. */
function NoCalls({ address, period, scope: { view } }: Pick<CallTableProps, 'address' | 'period' | 'scope'>) {
  const t = useTexts(callsMessages);
  const keepAccount = useKeepAccount();
  const action = (to: string, label: string) => (
    <ButtonLink to={keepAccount(to)} variant="secondary" size="sm" preventScrollReset>
      {label}
    </ButtonLink>
  );
  if (address.isFiltered) return <NothingFound address={address} message={t('empty.filtered')} />;
  if (period.from) return <EmptyState message={t('empty.period')} action={action('?period=all', t('empty.allDays'))} />;
  const help = <HelpLink guide={view} section={view === 'admin' ? 'setup' : 'calls'} />;
  return (
    <EmptyState message={t(`empty.${view}`)} hint={help} action={action(FIRST_STEP[view], t(`empty.next.${view}`))} />
  );
}
