import type { KeyObject } from 'node:crypto';
import { telnyxHeaders } from '../telephony/telnyx-signature.ts';
import { TELNYX_KEY } from './a-carrier.ts';
import type { TestNetwork } from './test-network.ts';

type Signing = { key?: KeyObject; at?: Date; account?: string };

/** Telnyx on the wire: posts what it posts, with its signature. */
export function aTelnyx(t: Pick<TestNetwork, 'app'>, { key = TELNYX_KEY, at, account = '' }: Signing = {}) {
  const send = (path: string, payload: string, headers: Record<string, string>) =>
    t.app.inject({
      method: 'POST',
      url: `/carrier/telnyx/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    });
  const post = (path: string, parameters: Record<string, string>) => {
    const payload = new URLSearchParams({ AccountSid: account, ...parameters }).toString();
    return send(path, payload, telnyxHeaders(key, Buffer.from(payload), at ?? new Date()));
  };
  return {
    ...{ send, post },
    voice: (callSid: string, from: string, to: string) =>
      post('voice', { CallSid: callSid, CallSidLegacy: callSid, From: from, To: to, CallStatus: 'ringing' }),
  };
}

/** As Telnyx writes them. */
export const aTelnyxSid = (name: string) =>
  `v3:${Buffer.from(name.padEnd(40, '-')).toString('base64url').slice(0, 54)}`;
