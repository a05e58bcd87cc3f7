import type { ClickListResponse, ClickSummary } from '@callstead/contract/clicks';
import { MOST_CLICK_DAYS } from '@callstead/domain/clicks/click-period';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { useNarrow } from '../../../ui/hooks/use-narrow.ts';
import { sortChange, sortShown } from '../../../ui/list/list-order.ts';
import { ListRange } from '../../../ui/list/list-range.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import type { useListAddress } from '../../../ui/list/use-list-address.ts';
import { useListKeys } from '../../../ui/list/use-list-keys.ts';
import type { Period } from '../../../ui/period/use-period.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useClickColumns } from './click-columns.tsx';
import { type ClickAddress, SORTED_COLUMNS } from './click-list.ts';
import { ClickRows } from './click-rows.tsx';
import { clicksMessages } from './messages.ts';
import { useClickLayout } from './use-click-layout.ts';

type ClickTableProps = {
  address: ReturnType<typeof useListAddress<ClickAddress>>;
  period: Period;
  list: UseQueryResult<ClickListResponse>;
  summary: UseQueryResult<ClickSummary>;
};

/** As many as a screen shows. */
const SKELETON_ROWS = 14;

export function ClickTable({ address, period, list, summary }: ClickTableProps) {
  const t = useTexts(clicksMessages);
  const errorText = useErrorText();
  const isNarrow = useNarrow();
  const rows = useRef<HTMLDivElement>(null);
  useListKeys({ list: rows });
  const layout = useClickLayout();
  const columns = useClickColumns(address, layout.columns);
  const clicks = list.data?.data;
  return (
    <div ref={rows} className="grid min-w-0 gap-1.5">
      <ListRange params={address.params} rows={clicks?.length} summary={summary.data} />
      {list.data && <Since since={list.data.since} asked={period.from} />}
      {isNarrow && clicks && clicks.length > 0 ? (
        <ClickRows clicks={clicks} address={address} />
      ) : (
        <DataTable
          query={{ ...list, data: clicks }}
          columns={columns}
          rowKey={(click) => click.id}
          caption={t('caption')}
          empty={<NothingFound address={address} message={t(address.isFiltered ? 'empty.filtered' : 'empty.period')} />}
          errorMessage={t('loadFailed', { message: errorText(list.error) })}
          sort={sortShown(address.asked, SORTED_COLUMNS)}
          onSort={(sort) => address.change(sortChange(sort, SORTED_COLUMNS))}
          density={layout.density}
          skeletonRows={SKELETON_ROWS}
          isPageLong
        />
      )}
      <Pager {...address.pages(list.data)} />
    </div>
  );
}

/** Whoever asked for more reads where the list begins. */
function Since({ since, asked }: Pick<ClickListResponse, 'since'> & { asked: string | undefined }) {
  const t = useTexts(clicksMessages);
  if (asked !== undefined && new Date(asked) >= new Date(since)) return null;
  return (
    <p className="text-13 text-muted">
      {t('since', { days: String(MOST_CLICK_DAYS) })} <DateTime only="date" value={since} />
    </p>
  );
}
