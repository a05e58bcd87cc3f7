import type { SaveLeadWaysRequest } from '@callstead/contract/leads/delivery';
import {
  listLeadDeliveries,
  readDeliveriesOfLead,
  readLeadDelivery,
  readLeadWays,
  replayLeadDelivery,
  rotateLeadWaySecret,
  saveLeadWays,
  sendLeadSample,
} from '@callstead/contract/leads/delivery-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

const DELIVERIES = ['leads', 'deliveries'] as const;
const ASK_AGAIN_MS = 2_000;

/** Not asked again by itself: somebody is changing it. */
export const waysQuery = (id: string) =>
  queryOptions({
    queryKey: ['campaigns', 'lead-ways', id],
    queryFn: () => call(readLeadWays, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useSaveWays = (id: string) =>
  useInvalidatingMutation(DELIVERIES, (body: SaveLeadWaysRequest) => call(saveLeadWays, { params: { id }, body }));

export const useRotateWay = (id: string) =>
  useInvalidatingMutation(DELIVERIES, (wayId: string) => call(rotateLeadWaySecret, { params: { id, wayId } }));

export const useSendSample = (id: string) =>
  useInvalidatingMutation(DELIVERIES, (wayId: string) => call(sendLeadSample, { params: { id, wayId } }));

/** What is under way ends by itself. */
export const deliveryLogQuery = (id: string) => ({
  ...growingListQuery({
    queryKey: [...DELIVERIES, 'of-campaign', id],
    endpoint: listLeadDeliveries,
    params: { id },
    query: {},
  }),
  refetchInterval: ASK_AGAIN_MS,
});

export const deliveriesOfLeadQuery = (id: string) =>
  queryOptions({
    queryKey: [...DELIVERIES, 'of-lead', id],
    queryFn: async () => (await call(readDeliveriesOfLead, { params: { id } })).deliveries,
    refetchInterval: ({ state }) => (state.data?.some((each) => each.state === 'waiting') ? ASK_AGAIN_MS : false),
  });

export const deliveryQuery = (id: string) =>
  queryOptions({
    queryKey: [...DELIVERIES, 'one', id],
    queryFn: () => call(readLeadDelivery, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? ASK_AGAIN_MS : false),
  });

export const useReplayDelivery = () =>
  useInvalidatingMutation(DELIVERIES, (id: string) => call(replayLeadDelivery, { params: { id } }));
