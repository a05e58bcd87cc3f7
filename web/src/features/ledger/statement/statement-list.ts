import { useListLayout } from '../../../session/use-list-layout.ts';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import type { Statement, StatementAsked, StatementKind } from './api.ts';

const PAGE_ROWS = 50;

/** The newest first, as each line says what was there after it: in another order that would mean nothing. */
export const STATEMENT_LIST: ListDescription<Pick<StatementAsked, 'after' | 'before'>> = {
  read: (params) => ({ after: params.get('after') ?? undefined, before: params.get('before') ?? undefined }),
  filters: [],
  pageRows: PAGE_ROWS,
};

export const PARTS = ['held', 'payable', 'paying'] as const;
const STATEMENT_COLUMNS = ['at', 'concept', 'campaign', 'call', ...PARTS, 'amount', 'balance'] as const;
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

export const isPart = (column: StatementColumn): column is (typeof PARTS)[number] =>
  PARTS.some((part) => part === column);

/** How it is laid out for whoever looks at it; publishers see in which pocket it came and went. */
export function useStatementLayout(kind: StatementKind) {
  const all = STATEMENT_COLUMNS.filter((column) => kind === 'earnings' || !isPart(column));
  return useListLayout({ list: `${kind}-statement`, all, usual: all, fixed: 'at' as StatementColumn });
}

/** The sums know how many lines there are. */
export const countOf = ({ totals }: Statement) => ({
  rows: totals.reduce((sum, { entries }) => sum + entries, 0),
  isMore: false,
});
