import type { ListSettings } from '@callstead/contract/list-settings';
import { readListSettings, saveListLayout } from '@callstead/contract/list-settings-endpoints';
import type { Density } from '@callstead/domain/identity/screen';
import type { WorkList } from '@callstead/domain/work-lists';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../api/call.ts';
import { type ListLayout, readLayout, writeLayout } from '../ui/list/list-layout.ts';
import { useStoredColumns } from '../ui/list/use-stored-columns.ts';
import { useAuth } from './auth.tsx';

const FRESH_MS = 300_000;

export const listSettingsQuery = (list: WorkList) =>
  queryOptions({
    queryKey: ['list-settings', list],
    queryFn: () => call(readListSettings, { params: { list } }),
    staleTime: FRESH_MS,
  });

type ListLayoutOptions<Column extends string> = {
  list: WorkList;
  all: readonly Column[];
  usual: readonly Column[];
  /** Its link opens the row, so it always stands there, first. */
  fixed: Column;
};

/** Columns, their order and the height of rows, as whoever is signed in left them. */
export function useListLayout<Column extends string>({ list, all, usual, fixed }: ListLayoutOptions<Column>) {
  const { kept, keep } = useKeptLayout(list);
  const { screen } = useAuth();
  const layout: ListLayout<Column> =
    kept === null
      ? { columns: usual.filter((column) => all.includes(column)), density: screen.density ?? 'compact' }
      : readLayout(kept, { all, fixed });
  const change = (next: Partial<ListLayout<Column>>) => keep(writeLayout({ ...layout, ...next }));
  return {
    ...layout,
    chooser: {
      columns: all,
      chosen: layout.columns,
      onChange: (columns: readonly Column[]) => change({ columns }),
      onReset: () => keep(null),
      fixed,
      isOrdered: true,
      density: { chosen: layout.density, onChange: (density: Density) => change({ density }) },
    },
  };
}

/** The server keeps it; this browser remembers it, so that the next visit starts with it. */
function useKeptLayout(list: WorkList) {
  const { user } = useAuth();
  const queries = useQueryClient();
  const { queryKey } = listSettingsQuery(list);
  const { data } = useQuery(listSettingsQuery(list));
  const { stored, store } = useStoredColumns(`callstead_layout:${list}:${user?.id ?? ''}`);
  const remember = useEffectEvent(store);
  const known = data?.layout;
  useEffect(() => {
    if (known !== undefined) remember(known);
  }, [known]);
  const save = useMutation({
    mutationFn: (layout: string | null) => call(saveListLayout, { params: { list }, body: { layout } }),
    onMutate: async (layout) => {
      store(layout);
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (old: ListSettings | undefined) => ({ views: old?.views ?? [], layout }));
    },
    // What could not be kept is not shown as if it were.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  return { kept: known === undefined ? stored : known, keep: (layout: string | null) => save.mutate(layout) };
}
