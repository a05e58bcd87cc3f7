import { API } from '@callstead/contract/api';
import type { Endpoint } from '@callstead/contract/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import { refusalCodesOf } from '../http/refusal-codes.ts';

const ENDPOINTS = [...API.values()]
  .map((endpoint) => ({ endpoint, pattern: patternOf(endpoint), params: endpoint.path.split(':').length }))
  .sort((a, b) => a.params - b.params); // '/calls/live' before '/calls/:id'

function patternOf({ path }: Endpoint): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);
}

/** Whatever a test asks: a refusal that the contract does not name for this request fails it. */
export function expectDescribed(method: string, address: string, response: LightMyRequestResponse): void {
  if (!response.headers['content-type']?.toString().startsWith('application/problem+json')) return;
  const [path = ''] = address.split('?');
  const found = ENDPOINTS.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path));
  const { code } = response.json();
  if (!found || refusalCodesOf(found.endpoint).includes(code)) return;
  throw new Error(`${method} ${found.endpoint.path} refused with '${code}', which its endpoint does not name`);
}
