import type { ListCount as Count } from '@callstead/contract/list-summary';
import { type ComponentProps, type ReactNode, type Ref, useRef } from 'react';
import { DataTable } from '../table/data-table.tsx';
import { ListRange } from './list-range.tsx';
import { Pager } from './pager.tsx';
import type { ListAddress } from './use-list-address.ts';
import { useListKeys } from './use-list-keys.ts';

type WorkPage<Row> = { data: readonly Row[]; count: Count; previous: string | null; next: string | null };

type WorkTableProps<Row> = Omit<ComponentProps<typeof DataTable<Row>>, 'query' | 'skeletonRows' | 'isPageLong'> & {
  address: Pick<ListAddress, 'params' | 'pages'>;
  /** What a query of TanStack Query looks like from here. */
  list: { data: WorkPage<Row> | undefined; isPending: boolean; isError: boolean; refetch: () => unknown };
  /** The space bar on a row. */
  onPeek?: ((key: string) => void) | undefined;
  /** The line that says how many there are; it takes the focus when a row that had it is gone. */
  countRef?: Ref<HTMLParagraphElement> | undefined;
  /** Above the rows: what to do with those that are ticked. */
  above?: ReactNode;
};

/** As many as a screen shows. */
const SKELETON_ROWS = 14;

/** Which rows of all these are, the rows, each a line, and the way to the others. */
export function WorkTable<Row>({ address, list, onPeek, countRef, above, ...table }: WorkTableProps<Row>) {
  const rows = useRef<HTMLDivElement>(null);
  useListKeys({ list: rows, ...(onPeek && { onPeek }) });
  const page = list.data;
  return (
    <div className="grid min-w-0 gap-1.5">
      <ListRange
        ref={countRef}
        params={address.params}
        rows={page?.data.length}
        summary={page && { count: page.count, isNewest: false }}
      />
      {above}
      <div ref={rows} className="min-w-0">
        <DataTable {...table} query={{ ...list, data: page?.data }} skeletonRows={SKELETON_ROWS} isPageLong />
      </div>
      <Pager {...address.pages(page)} />
    </div>
  );
}
