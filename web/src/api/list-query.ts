import type { AnswerOf, Endpoint } from '@callstead/contract/endpoint';
import { infiniteQueryOptions, keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import type { EndpointAddress } from './endpoint-path.ts';

type ListRequest<E extends Endpoint> = { queryKey: QueryKey; endpoint: E } & EndpointAddress<E>;

/** A list that grows at its end: each answer says where the next begins. It does not blink while somebody types. */
export const growingListQuery = <E extends Endpoint>({ queryKey, endpoint, ...address }: ListRequest<E>) =>
  infiniteQueryOptions({
    queryKey: [...queryKey, address.query],
    queryFn: ({ pageParam }) => ask(endpoint, { ...address, query: { ...address.query, after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: (page) => (page as { next: string | null }).next,
    placeholderData: keepPreviousData,
  });

/** One page of a list: the question says which. It does not blink while somebody types. */
export const pageQuery = <E extends Endpoint>({ queryKey, endpoint, ...address }: ListRequest<E>) =>
  queryOptions({
    queryKey: [...queryKey, address.query],
    queryFn: () => ask(endpoint, address),
    placeholderData: keepPreviousData,
  });

/** Lists are asked for without a body; `ListRequest` has checked the rest. */
const ask = call as <E extends Endpoint>(endpoint: E, address: object) => Promise<AnswerOf<E>>;
