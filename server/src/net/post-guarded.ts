import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress, PrivateAddress, publicLookup } from './public-lookup.ts';

/** Where accounts let us send to. In-house networks and tests may allow addresses of their own. */
export type Outgoing = { isPrivateAllowed: boolean; lookup?: LookupFunction };
type Message = { headers: Record<string, string>; body: string };
export type PostAnswer = { status: number; beginning: string };

const LIMIT_MS = 10_000;
const BEGINNING_BYTES = 2_048;
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
 * One connection to the one address that was judged, and no redirect followed. Reads no more of the answer than its beginning,
 * and waits no longer than ten seconds for all of it.
 */
export async function postGuarded(outgoing: Outgoing, written: string, message: Message): Promise<PostAnswer> {
  const url = parseTarget(written, outgoing);
  if (!url) throw new PrivateAddress('we do not send to this address');
  const signal = AbortSignal.timeout(LIMIT_MS);
  const answered = await send(outgoing, url, message, signal);
  const beginning = await beginningOf(answered);
  return { status: answered.statusCode ?? 0, beginning };
}

function send(outgoing: Outgoing, url: URL, { headers, body }: Message, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const { isPrivateAllowed, lookup = isPrivateAllowed ? undefined : publicLookup } = outgoing;
  const length = String(Buffer.byteLength(body));
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': length },
    agent: false, // a connection of somebody else's is not ours to use
    signal,
    ...(lookup && { lookup }),
  } as const;
  return new Promise((resolve, reject) => {
    const asking = request(url, options, resolve);
    asking.on('error', reject);
    asking.end(body);
  });
}

async function beginningOf(answered: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answered) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= BEGINNING_BYTES) break;
    }
  } finally {
    answered.destroy();
  }
  return storable(Buffer.concat(chunks).subarray(0, BEGINNING_BYTES).toString('utf8'));
}

/** PostgreSQL keeps no zero, and a character may be cut in two. */
const storable = (text: string) => text.replaceAll('\0', '').slice(0, BEGINNING_BYTES);
