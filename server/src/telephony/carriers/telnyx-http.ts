import { TELNYX_HOST } from '@callstead/domain/numbers/carrier-account';
import type { CarrierApi } from '../../config.ts';
import { postGuarded } from '../../net/post-guarded.ts';

/** A page of an account's numbers, with all that the carrier says of each. */
const MOST_BYTES = 4 * 2 ** 20;
const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

/** Everything the carrier's own client asks for lies below it. */
export const telnyxBase = ({ base }: Pick<CarrierApi, 'base'>) =>
  base ? `${base}/${TELNYX_HOST}/v2` : `https://${TELNYX_HOST}/v2`;

/** What the carrier's own client sends its requests through: to no private address, no redirect followed, and not for longer than we wait. */
export function createTelnyxFetch({ base, limitMs }: CarrierApi): typeof fetch {
  const outgoing = { isPrivateAllowed: base !== undefined, limitMs, mostBytes: MOST_BYTES };
  return async (asked, { method: told, headers, body } = {}) => {
    const method = METHODS.find((known) => known === told) ?? 'GET';
    const { status, text } = await postGuarded(outgoing, String(asked), {
      method,
      headers: { ...Object.fromEntries(new Headers(headers)), connection: 'close' },
      body: typeof body === 'string' ? body : null,
    });
    const isEmpty = status === 204 || status === 304;
    return new Response(isEmpty ? null : text, { status, headers: { 'content-type': 'application/json' } });
  };
}
