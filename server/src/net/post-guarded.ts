import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress, PrivateAddress, publicLookup } from './public-lookup.ts';

/** Where accounts let us send to. In-house networks and tests may allow addresses of their own. */
export type Outgoing = {
  isPrivateAllowed: boolean;
  lookup?: LookupFunction;
  /** How long is waited for all of the answer, and how much of it read, unless ten seconds and 64 kB. */
  limitMs?: number;
  mostBytes?: number;
};
type Message = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers: Record<string, string>;
  body: string | null;
};
/** `text` is all that was read of it, `beginning` what is fit for a log. */
export type PostAnswer = { status: number; text: string; beginning: string };

const LIMIT_MS = 10_000;
const BEGINNING_BYTES = 2_048;
/** Whoever has to say more to us than this says nothing that we ask for. */
const MOST_BYTES = 65_536;
const LOWEST_PORT = 1_024;

/** Undefined for what we never send to, as far as the address itself tells; where a name leads is judged as we connect. */
export function parseTarget(
  written: string,
  { isPrivateAllowed }: Pick<Outgoing, 'isPrivateAllowed'>,
): URL | undefined {
  if (!URL.canParse(written)) return undefined;
  const url = new URL(written);
  const { protocol, hostname, port, username, password } = url;
  if (username || password || (protocol !== 'https:' && protocol !== 'http:')) return undefined;
  if (isPrivateAllowed) return url;
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) > 0 && isPrivateAddress(literal)) return undefined;
  const isPlainPort = port === '' || Number(port) >= LOWEST_PORT;
  return protocol === 'https:' && isPlainPort ? url : undefined;
}

/**
 * One connection to the one address that was judged, and no redirect followed. Reads no more of the answer than was said, and waits
 * no longer for all of it.
 */
export async function postGuarded(outgoing: Outgoing, written: string, message: Message): Promise<PostAnswer> {
  const url = parseTarget(written, outgoing);
  if (!url) throw new PrivateAddress('we do not send to this address');
  const { limitMs = LIMIT_MS, mostBytes = MOST_BYTES } = outgoing;
  const signal = AbortSignal.timeout(limitMs);
  const answered = await send(outgoing, url, message, signal);
  const text = await textOf(answered, mostBytes);
  return { status: answered.statusCode ?? 0, text, beginning: text.slice(0, BEGINNING_BYTES) };
}

function send(outgoing: Outgoing, url: URL, message: Message, signal: AbortSignal): Promise<IncomingMessage> {
  const { method = 'POST', headers, body } = message;
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const { isPrivateAllowed, lookup = isPrivateAllowed ? undefined : publicLookup } = outgoing;
  const options = {
    method,
    headers: { ...headers, ...(body !== null && { 'content-length': String(Buffer.byteLength(body)) }) },
    agent: false, // a connection of somebody else's is not ours to use
    signal,
    ...(lookup && { lookup }),
  } as const;
  return new Promise((resolve, reject) => {
    const asking = request(url, options, resolve);
    asking.on('error', reject);
    asking.end(body ?? undefined);
  });
}

async function textOf(answered: IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answered) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= mostBytes) break;
    }
  } finally {
    answered.destroy();
  }
  // PostgreSQL keeps no zero.
  return Buffer.concat(chunks).subarray(0, mostBytes).toString('utf8').replaceAll('\0', '');
}
