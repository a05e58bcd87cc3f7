import type { Endpoint, ParamsTo, QueryTo } from '@callstead/contract/endpoint';
import type * as z from 'zod';
import { toQueryString } from './query-string.ts';

type Partly<Query> = { [Name in keyof Query]?: Query[Name] | undefined };

/** What an endpoint's address is made of. */
export type EndpointAddress<E extends Endpoint> = (E['params'] extends z.ZodType
  ? { params: ParamsTo<E> }
  : { params?: never }) &
  (E['query'] extends z.ZodType ? { query?: Partly<QueryTo<E>> } : { query?: never });

/** An argument that may be left out where nothing is asked for. */
export type Given<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input];

type AnyAddress = { params?: Record<string, string>; query?: Record<string, string | number | boolean | undefined> };

/** `endpointPath(readTicket, { params: { id } })` is '/tickets/…'. */
export function endpointPath<E extends Endpoint>({ path }: E, ...[address]: Given<EndpointAddress<E>>): string {
  const { params = {}, query = {} } = (address ?? {}) as AnyAddress;
  const named = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = toQueryString(query).toString();
  return asked === '' ? named : `${named}?${asked}`;
}

/** For links, players and streams, which ask by themselves. */
export const endpointHref = <E extends Endpoint>(endpoint: E, ...address: Given<EndpointAddress<E>>): string =>
  `/api${endpointPath(endpoint, ...address)}`;
