import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPrivateAddress, publicLookup } from './public-lookup.ts';

/** Whom we ask. */
export type Guard = {
  /** '.example.com' stands for every host under it. */
  hosts: readonly string[];
  /** An address of our own, private as it may be. */
  ownOrigin: string;
};

/** Trying again cannot help. */
export class PermanentFailure extends Error {}

export type RequestHeaders = Record<string, string>;

const MOST_REDIRECTS = 3;
const IDLE_LIMIT_MS = 30_000;

export const isHost = (hostname: string, host: string) =>
  host.startsWith('.') ? hostname.endsWith(host) : hostname === host;

export function assertAllowed({ hosts }: Guard, url: URL): URL {
  const { protocol, hostname, port, username } = url;
  const isKnown = hosts.some((host) => isHost(hostname, host));
  const literal = hostname.replace(/^\[|\]$/g, '');
  const isPrivate = isIP(literal) > 0 && isPrivateAddress(literal);
  if (protocol === 'https:' && port === '' && username === '' && isKnown && !isPrivate) return url;
  throw new PermanentFailure(`we do not fetch from ${url.origin}`);
}

/** Follows redirects, each judged like the first. Whoever gets the answer reads or destroys it. */
export async function guardedRequest(
  guard: Guard,
  url: URL,
  headers: RequestHeaders,
  signal: AbortSignal,
  method: 'GET' | 'DELETE' = 'GET',
): Promise<IncomingMessage> {
  let next = url;
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    const answered = await ask(guard, next, { method, headers: headersFor(next, url, headers), signal });
    const { statusCode = 0, headers: told } = answered;
    if (statusCode < 300 || statusCode >= 400 || !told.location) return answered;
    answered.resume();
    next = assertAllowed(guard, new URL(told.location, next));
  }
  throw new Error('too many redirects');
}

/** The password is for whom we asked. A bucket behind a signed address would even refuse it. */
export const headersFor = (next: URL, asked: URL, headers: RequestHeaders): RequestHeaders =>
  next.origin === asked.origin ? headers : {};

type Asking = { method: 'GET' | 'DELETE'; headers: RequestHeaders; signal: AbortSignal };

function ask({ ownOrigin }: Guard, url: URL, { method, headers, signal }: Asking): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const options = {
    method,
    headers,
    signal,
    timeout: IDLE_LIMIT_MS,
    ...(url.origin !== ownOrigin && { lookup: publicLookup }),
  };
  return new Promise((resolve, reject) => {
    const asking = request(url, options, resolve);
    asking.on('timeout', () => asking.destroy(new Error('the other side fell silent')));
    asking.on('error', reject);
    asking.end();
  });
}
