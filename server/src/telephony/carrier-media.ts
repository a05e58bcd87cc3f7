import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { Config } from '../config.ts';
import { isPrivateAddress, publicLookup } from '../net/public-lookup.ts';
import { SIMULATOR_HOST } from './simulator/simulated-recording.ts';

/** Whom we ask for recordings, and with which password. */
export type CarrierMedia = {
  hosts: readonly string[];
  tokens: readonly string[];
  /** Where the built-in carrier keeps its recordings: on this very server. */
  simulator: { address: string; tokens: readonly string[] };
  /** More than this is no recording of a call. */
  limitBytes: number;
};

/** Trying again cannot help. */
export class RefusedMedia extends Error {}

export function carrierMediaOf(config: Config, tokens: readonly string[], simulatorToken: string): CarrierMedia {
  const { host, port, recordingHosts } = config;
  const here = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : isIP(host) === 6 ? `[${host}]` : host;
  const simulator = { address: `http://${here}:${port}`, tokens: [simulatorToken] };
  return { hosts: recordingHosts, tokens, simulator, limitBytes: LIMIT_BYTES };
}

/** An hour of two channels at telephone quality is 115 MB. */
const LIMIT_BYTES = 250 * 1024 * 1024;
const MOST_REDIRECTS = 3;
const IDLE_LIMIT_MS = 30_000;

/** The audio of a recording as the carrier sends it, both channels where it has them. Whoever gets it reads or destroys it. */
export async function openRecording(
  media: CarrierMedia,
  address: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const url = mediaUrl(media, address);
  const tokens = isOwn(media, url) ? media.simulator.tokens : media.tokens;
  const [account = ''] = /(?<=\/Accounts\/)[\w-]+/.exec(address) ?? [];
  let answered: IncomingMessage | undefined;
  for (const token of tokens) {
    const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
    answered = await askForBothChannels(media, url, { authorization }, signal);
    if (answered.statusCode !== 401 && answered.statusCode !== 403) break;
    answered.resume();
  }
  if (answered?.statusCode === 200) return answered;
  answered?.destroy();
  throw new Error(`the carrier answered ${answered?.statusCode ?? 'nothing: no token is set'}`);
}

/** A recording of one channel is refused in two: then it is asked for as it is. */
async function askForBothChannels(media: CarrierMedia, url: URL, headers: Headers, signal: AbortSignal) {
  const both = new URL(url);
  both.searchParams.set('RequestedChannels', '2');
  const answered = await follow(media, both, headers, signal);
  if (answered.statusCode !== 400) return answered;
  answered.resume();
  return follow(media, url, headers, signal);
}

function mediaUrl(media: CarrierMedia, address: string): URL {
  if (!URL.canParse(address)) throw new RefusedMedia('the carrier gave no address');
  const told = new URL(address);
  if (!told.pathname.endsWith('.wav')) told.pathname += '.wav';
  if (told.hostname !== SIMULATOR_HOST) return assertAllowed(media, told);
  return new URL(`/simulator/recordings/${told.pathname.split('/').at(-1)}${told.search}`, media.simulator.address);
}

const isOwn = ({ simulator }: CarrierMedia, url: URL) => url.origin === simulator.address;

function assertAllowed({ hosts }: CarrierMedia, url: URL): URL {
  const { protocol, hostname, port, username } = url;
  const isKnown = hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
  const literal = hostname.replace(/^\[|\]$/g, '');
  const isPrivate = isIP(literal) > 0 && isPrivateAddress(literal);
  if (protocol === 'https:' && port === '' && username === '' && isKnown && !isPrivate) return url;
  throw new RefusedMedia(`recordings are not fetched from ${url.origin}`);
}

type Headers = Record<string, string>;

/** Each step of a redirect is judged like the first. */
async function follow(media: CarrierMedia, url: URL, headers: Headers, signal: AbortSignal): Promise<IncomingMessage> {
  let next = url;
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    const answered = await ask(media, next, headersFor(next, url, headers), signal);
    const { statusCode = 0, headers: told } = answered;
    if (statusCode < 300 || statusCode >= 400 || !told.location) return answered;
    answered.resume();
    next = assertAllowed(media, new URL(told.location, next));
  }
  throw new Error('the carrier sends us round in circles');
}

/** The password is for whom we asked. A bucket behind a signed address would even refuse it. */
export const headersFor = (next: URL, asked: URL, headers: Headers): Headers =>
  next.origin === asked.origin ? headers : {};

function ask(media: CarrierMedia, url: URL, headers: Headers, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const options = { headers, signal, timeout: IDLE_LIMIT_MS, ...(!isOwn(media, url) && { lookup: publicLookup }) };
  return new Promise((resolve, reject) => {
    const asking = request(url, options, resolve);
    asking.on('timeout', () => asking.destroy(new Error('the carrier fell silent')));
    asking.on('error', reject);
    asking.end();
  });
}
