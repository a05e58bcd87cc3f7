import type { KeyObject } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { signatureFor } from '../signature.ts';
import { telnyxHeaders } from '../telnyx-signature.ts';
import type { Chance } from './chance.ts';
import { TELNYX_PATH } from './speak-telnyx.ts';
import type { Parameters, Wire } from './wire.ts';

/** How badly callbacks travel: shares of those that come twice, late or never. */
export type Chaos = { doubled: number; late: number; lost: number; lateMs: number };

export const NO_CHAOS: Chaos = { doubled: 0, late: 0, lost: 0, lateMs: 0 };

export type HttpWire = Wire & {
  /** Resolves when nothing is on its way any more. */
  settled: () => Promise<void>;
  statistics: { posted: number; failed: number; lost: number; doubled: number };
  /** What the network said it had taken in: from then on nothing of it may be lost. */
  acknowledged: { path: string; parameters: Parameters }[];
};

type Address = {
  /** Where requests really go: one of several servers, drawn by chance. */
  servers: readonly string[];
  /** What they are signed for. */
  publicUrl: string;
  /** What they are signed with; by who speaks, where several carriers do. */
  token: string | ((parameters: Parameters) => string);
  /** With what it signs where it speaks as Telnyx does. */
  telnyxKey?: (parameters: Parameters) => KeyObject;
};

const NOTHING_TO_DO = '<?xml version="1.0" encoding="UTF-8"?><Response/>';
const TRIES = 4;
const RETRY_MS = 400;

/** A carrier's line over real HTTP, with valid signatures and callbacks that come twice, late, out of order or never. */
export function createHttpWire(address: Address, chance: Chance, chaos: Chaos): HttpWire {
  const { servers, publicUrl } = address;
  const statistics = { posted: 0, failed: 0, lost: 0, doubled: 0 };
  const acknowledged: HttpWire['acknowledged'] = [];
  const onTheirWay = new Set<Promise<unknown>>();

  async function post(path: string, parameters: Parameters): Promise<string> {
    const url = new URL(path, publicUrl);
    statistics.posted += 1;
    const server = new URL(`${url.pathname}${url.search}`, chance.pick(servers));
    const body = new URLSearchParams(parameters).toString();
    const { status, answer } = await postForm(server, signedHeaders(address, url, { parameters, body }), body);
    if (status >= 300) throw new Error(`${url.pathname} answered ${status}`);
    acknowledged.push({ path: url.pathname, parameters });
    return answer;
  }

  /** A carrier tries a fallback address when a server is down; ours are all the same. */
  async function postPatiently(path: string, parameters: Parameters): Promise<string> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await post(path, parameters);
      } catch (error) {
        if (tries === TRIES) {
          statistics.failed += 1;
          throw error;
        }
        await sleep(RETRY_MS * tries);
      }
    }
  }

  function track(sending: Promise<unknown>): void {
    const known = sending.catch(() => undefined).finally(() => onTheirWay.delete(known));
    onTheirWay.add(known);
  }

  async function deliver(path: string, parameters: Parameters): Promise<void> {
    if (chance.happens(chaos.late)) await sleep(chance.next() * chaos.lateMs);
    await postPatiently(path, parameters);
  }

  const again = (path: string, parameters: Parameters) => {
    if (!chance.happens(chaos.doubled)) return;
    statistics.doubled += 1;
    track(deliver(path, parameters));
  };

  return {
    statistics,
    acknowledged,
    ask: async (path, parameters) => {
      again(path, parameters);
      // A carrier that cannot reach us at the end of a leg lets the caller go; without the first answer there is no call.
      if (path.includes('/dial') && chance.happens(chaos.lost)) {
        statistics.lost += 1;
        return NOTHING_TO_DO;
      }
      return postPatiently(path, parameters);
    },
    tell: (path, parameters) => {
      again(path, parameters);
      if (chance.happens(chaos.lost)) statistics.lost += 1;
      else track(deliver(path, parameters));
    },
    settled: async () => {
      while (onTheirWay.size > 0) await Promise.all(onTheirWay);
    },
  };
}

type Posted = { parameters: Parameters; body: string };

function signedHeaders({ token, telnyxKey }: Address, url: URL, { parameters, body }: Posted): Record<string, string> {
  if (telnyxKey && url.pathname.startsWith(TELNYX_PATH))
    return telnyxHeaders(telnyxKey(parameters), Buffer.from(body), new Date());
  const known = typeof token === 'string' ? token : token(parameters);
  return { 'x-twilio-signature': signatureFor(known, url.href, parameters) };
}

const CONNECTIONS = new Agent({ keepAlive: true });

/** `fetch` would take four times the work, and a storm of calls is measured on the same machine that weathers it. */
function postForm(
  url: URL,
  headers: Record<string, string>,
  body: string,
): Promise<{ status: number; answer: string }> {
  const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
  return new Promise((resolve, reject) => {
    const asking = request(url, { method: 'POST', agent: CONNECTIONS, headers: form }, (response) => {
      text(response).then((answer) => resolve({ status: response.statusCode ?? 0, answer }), reject);
    });
    asking.on('error', reject);
    asking.end(body);
  });
}
