import type { CarrierApi } from '../../config.ts';
import { type Outgoing, postGuarded } from '../../net/post-guarded.ts';
import type { CarrierCredentials } from './port.ts';

/** A page of an account's numbers, with all that carriers say of each. */
const MOST_BYTES = 4 * 2 ** 20;

type Asked = {
  method: string;
  uri: string;
  username?: string;
  password?: string;
  headers?: Record<string, string>;
  params?: Record<string, unknown>;
  data?: Record<string, unknown>;
};

/**
 * What the carrier's own client sends its requests through: to the host of the account and nowhere else, to no private address, no
 * redirect followed, and not for longer than we wait.
 */
export function createCarrierHttp(account: Pick<CarrierCredentials, 'kind' | 'host'>, api: CarrierApi) {
  const outgoing: Outgoing = { isPrivateAllowed: api.base !== undefined, limitMs: api.limitMs, mostBytes: MOST_BYTES };
  return {
    request: async ({ method, uri, username, password, headers = {}, params, data }: Asked) => {
      const basic = Buffer.from(`${username}:${password}`).toString('base64');
      const body = data ? formOf(data).toString() : null;
      const url = addressOf(new URL(uri), account, api);
      for (const [name, value] of formOf(params ?? {})) url.searchParams.append(name, value);
      const answered = await postGuarded(outgoing, url.href, {
        method: method.toUpperCase() as 'GET' | 'POST' | 'DELETE',
        headers: { ...headers, authorization: `Basic ${basic}`, connection: 'close' },
        body,
      });
      return { statusCode: answered.status, body: jsonOf(answered.text), headers: {} };
    },
  };
}

const LAML = '/api/laml';

/** SignalWire speaks what Twilio does in every space, one folder further down; the pages that follow are named with it. */
function addressOf(asked: URL, { kind, host }: Pick<CarrierCredentials, 'kind' | 'host'>, { base }: CarrierApi): URL {
  const isLaml = kind === 'signalwire';
  const path = isLaml && !asked.pathname.startsWith(`${LAML}/`) ? `${LAML}${asked.pathname}` : asked.pathname;
  const at = isLaml ? host : asked.hostname;
  return new URL(base ? `${base}/${at}${path}${asked.search}` : `https://${at}${path}${asked.search}`);
}

function formOf(values: Record<string, unknown>): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    for (const each of [value].flat()) form.append(name, String(each));
  }
  return form;
}

/** What is no JSON says nothing to the client, which goes by the status then. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
