import type { NewsPreference, PreferencesResponse } from '@callstead/contract/preferences';
import { changeScreen, chooseNews, readPreferences } from '@callstead/contract/preferences-endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useAuth } from '../../../session/auth.tsx';

const KEY = ['preferences'] as const;

export const preferencesQuery = queryOptions({ queryKey: KEY, queryFn: () => call(readPreferences) });

const withChoice = (known: PreferencesResponse | undefined, choice: NewsPreference) =>
  known && { ...known, news: known.news.map((each) => (each.kind === choice.kind ? choice : each)) };

/** Shown as chosen at once; what could not be kept goes back to what it was. One after the other, so that the last choice stays. */
export function useChooseNews() {
  const queries = useQueryClient();
  const show = (choice: NewsPreference) =>
    queries.setQueryData<PreferencesResponse>(KEY, (known) => withChoice(known, choice));
  return useMutation({
    mutationKey: KEY,
    scope: { id: 'preferences' },
    mutationFn: ({ kind, ...choice }: NewsPreference) => call(chooseNews, { params: { kind }, body: choice }),
    onMutate: async (choice) => {
      await queries.cancelQueries({ queryKey: KEY });
      const known = queries.getQueryData<PreferencesResponse>(KEY);
      show(choice);
      return known?.news.find(({ kind }) => kind === choice.kind);
    },
    onError: (_error, _choice, before) => void (before && show(before)),
    onSettled: () => {
      if (queries.isMutating({ mutationKey: KEY }) === 1) void queries.invalidateQueries({ queryKey: KEY });
    },
  });
}

/** The session has it, too: the next list and the next login follow it. */
export function useChangeScreen() {
  const { screen, updateScreen } = useAuth();
  return useMutation({
    scope: { id: 'screen' },
    mutationFn: (body: Partial<typeof screen>) => call(changeScreen, { body }),
    onMutate: (change) => {
      updateScreen(change);
      return screen;
    },
    onSuccess: updateScreen,
    onError: (_error, _change, before) => void (before && updateScreen(before)),
  });
}
