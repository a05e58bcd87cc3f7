import type { PaypalOptions } from '../config.ts';
import { GatewayAway, GatewayRefused } from './port.ts';

const TIMEOUT_MS = 20_000;
/** A token is asked for anew before it ends, not after. */
const SPARE_SECONDS = 60;

export type PaypalAnswer = { status: number; body: unknown };
export type PaypalClient = {
  /** Whatever was answered but that it is out of order: that throws `GatewayAway`. A body may be JSON already. */
  ask: (method: 'GET' | 'POST', path: string, body?: object | string) => Promise<PaypalAnswer>;
};

/** Speaks with PayPal, or with whoever speaks like it at `apiBase`. */
export function createPaypalClient({ clientId, clientSecret, apiBase }: PaypalOptions): PaypalClient {
  const base = apiBase.replace(/\/+$/, '');
  let token: { value: string; endsAt: number } | undefined;

  const tokenNow = async (): Promise<string> => {
    if (token && Date.now() < token.endsAt) return token.value;
    const { status, body } = await request(`${base}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const { access_token: value, expires_in: seconds } = (body ?? {}) as { access_token?: string; expires_in?: number };
    if (status !== 200 || !value) throw new GatewayAway(`PayPal gave no token: ${status}`);
    token = { value, endsAt: Date.now() + ((seconds ?? 0) - SPARE_SECONDS) * 1000 };
    return value;
  };

  return {
    ask: async (method, path, body) => {
      const headers = { authorization: `Bearer ${await tokenNow()}`, 'content-type': 'application/json' };
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const answer = await request(`${base}${path}`, { method, headers, ...(body && { body: text }) });
      if (answer.status === 401) token = undefined;
      if (isAway(answer.status)) throw new GatewayAway(`PayPal answered ${answer.status} to ${method} ${path}`);
      return answer;
    },
  };
}

/** Also a wrong key: whoever runs the network mends it, and what was asked for is still wanted. */
const isAway = (status: number) => status >= 500 || [401, 403, 408, 409, 429].includes(status);

/** A redirect is an error: the key is for whom we asked. */
async function request(address: string, init: RequestInit): Promise<PaypalAnswer> {
  try {
    const answer = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
  } catch (error) {
    throw new GatewayAway(`PayPal could not be reached: ${(error as Error).name}`);
  }
}

type Problem = { name?: string; details?: { issue?: string }[] };

/** In PayPal's own words, without what it was told. */
export function refusedBy({ status, body }: PaypalAnswer): GatewayRefused {
  const { name = 'UNKNOWN', details = [] } = (body ?? {}) as Problem;
  const issues = details.map(({ issue }) => issue).filter(Boolean);
  return new GatewayRefused(name, [`${status} ${name}`, ...issues].join(': '));
}
