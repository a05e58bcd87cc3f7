import { APPLICATION_SORTS, ApplicationListQuery } from '@callstead/contract/applications';
import { can } from '@callstead/domain/policy';
import { useActor } from '../../../session/use-actor.ts';
import { useListLayout } from '../../../session/use-list-layout.ts';
import type { ListDescription } from '../../../ui/list/list-address.ts';

const Filter = ApplicationListQuery.pick({ search: true, status: true, campaign: true, sort: true, direction: true });
type ApplicationAddress = Pick<ApplicationListQuery, 'search' | 'status' | 'campaign' | 'sort' | 'direction'>;

const PAGE_ROWS = 50;

export const APPLICATION_LIST: ListDescription<ApplicationAddress> = {
  read: (params) => Filter.parse(Object.fromEntries(params)),
  filters: ['search', 'status', 'campaign'],
  opened: 'application',
  pageRows: PAGE_ROWS,
  defaults: { sort: 'asked', direction: 'desc' },
};

export const APPLICATION_COLUMNS = [
  'publisher',
  'code',
  'campaign',
  'advertiser',
  'status',
  'number',
  'asked',
  'decided',
  'actions',
] as const;
export type ApplicationColumn = (typeof APPLICATION_COLUMNS)[number];

/** Columns whose header sorts the list. */
export const isSorting = (column: ApplicationColumn) => APPLICATION_SORTS.some((sort) => sort === column);

const USUAL: readonly ApplicationColumn[] = ['publisher', 'code', 'campaign', 'status', 'number', 'asked', 'actions'];

/** How the list is laid out for whoever looks at it; an advertiser knows whose campaigns they are. */
export function useApplicationLayout() {
  const isAdmin = can(useActor(), 'account.view-any');
  return useListLayout({
    list: isAdmin ? 'admin-applications' : 'advertiser-applications',
    all: APPLICATION_COLUMNS.filter((column) => isAdmin || column !== 'advertiser'),
    usual: USUAL,
    fixed: 'publisher' as ApplicationColumn,
  });
}
