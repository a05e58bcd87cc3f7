import type { EndpointRow } from './queries.ts';

/** By its host: what follows may hold a secret of the account's. */
export const hostOf = ({ url }: Pick<EndpointRow, 'url'>) => new URL(url).host;

export const aboutEndpoint = (endpoint: EndpointRow) => ({
  subject: { type: 'webhook' as const, id: endpoint.id, name: hostOf(endpoint) },
  accountId: endpoint.account_id,
});
