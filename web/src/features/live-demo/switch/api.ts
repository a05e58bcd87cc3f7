import type { LiveDemo } from '@callstead/contract/live-demo';
import { readLiveDemo, renewLiveDemo, switchLiveDemo } from '@callstead/contract/live-demo-endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

/** Three times in the minute that the server waits: one may get lost. */
const RENEWS_EVERY_MS = 20_000;

/** Who looks away stops asking, and the server stops with them. */
export const liveDemoQuery = queryOptions({
  queryKey: ['live-demo'],
  queryFn: ({ client, queryKey }): Promise<LiveDemo> =>
    call(client.getQueryData<LiveDemo>(queryKey)?.isOn ? renewLiveDemo : readLiveDemo, {}),
  refetchInterval: ({ state }) => (state.data?.isOn ? RENEWS_EVERY_MS : false),
});

export function useSwitchLiveDemo() {
  const queries = useQueryClient();
  const { queryKey } = liveDemoQuery;
  return useMutation({
    mutationFn: (isOn: boolean) => call(switchLiveDemo, { body: { isOn } }),
    onMutate: async (isOn) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, { isOn });
    },
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
    onError: (_error, isOn) => queries.setQueryData(queryKey, { isOn: !isOn }),
  });
}
