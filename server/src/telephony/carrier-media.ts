import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import type { CarrierAccount } from '../environment/values.ts';
import {
  assertAllowed,
  type Guard,
  guardedRequest,
  isHost,
  PermanentFailure,
  type RequestHeaders,
} from '../net/guarded-request.ts';
import { ownAddress } from '../net/own-address.ts';
import { carrierBaseOf } from './carriers/open-account.ts';
import type { CarrierKeys } from './carriers/signer.ts';
import { SIMULATOR_HOST } from './simulator/simulated-recording.ts';
import { deleteTelnyxRecording, isOfTelnyx, openTelnyxRecording } from './telnyx-recording.ts';

/** Whom we ask for recordings, and with which password. */
export type CarrierMedia = {
  hosts: readonly string[];
  /** A token is told to its own host alone. */
  accounts: readonly CarrierAccount[];
  /** Where the built-in carrier keeps its recordings: on this very server. */
  simulator: { address: string; tokens: readonly string[] };
  /** More than this is no recording of a call. */
  limitBytes: number;
  /** Who answers for the carriers' APIs instead of them. */
  apiBase: string | undefined;
};

export function carrierMediaOf(config: Config, simulatorToken: string, keys: CarrierKeys): CarrierMedia {
  const { recordingHosts: hosts, carrierAccounts } = config;
  const simulator = { address: ownAddress(config), tokens: [simulatorToken] };
  return {
    hosts,
    simulator,
    limitBytes: LIMIT_BYTES,
    get apiBase() {
      return carrierBaseOf(config);
    },
    get accounts() {
      return [...carrierAccounts, ...tokensOf(keys)];
    },
  };
}

/** The account's own first; carriers take none that was replaced. */
const tokensOf = (keys: CarrierKeys) =>
  keys.accounts().flatMap(({ host, tokens }) => tokens.slice(0, 1).map(({ token }) => ({ host, token })));

/** An hour of two channels at telephone quality is 115 MB. */
const LIMIT_BYTES = 250 * 1024 * 1024;

/** The audio of a recording as the carrier sends it, both channels where it has them. Whoever gets it reads or destroys it. */
export async function openRecording(
  media: CarrierMedia,
  address: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  if (isOfTelnyx(address)) return openTelnyxRecording(media, address, signal);
  const url = mediaUrl(media, address, 'wav');
  const answered = await withToken(media, url, address, (headers) => askForBothChannels(media, url, headers, signal));
  if (answered?.statusCode === 200) return answered;
  answered?.destroy();
  throw unexpected(answered);
}

/** The carrier forgets a recording; one that it does not know any more is forgotten. */
export async function deleteRecordingAt(media: CarrierMedia, address: string, signal: AbortSignal): Promise<void> {
  if (isOfTelnyx(address)) return deleteTelnyxRecording(media, address, signal);
  const url = mediaUrl(media, address, 'json');
  const answered = await withToken(media, url, address, (headers) =>
    guardedRequest(guardOf(media), url, headers, signal, 'DELETE'),
  );
  answered?.resume();
  const { statusCode = 0 } = answered ?? {};
  if (!(statusCode >= 200 && statusCode < 300) && statusCode !== 404) throw unexpected(answered);
}

const unexpected = (answered: IncomingMessage | undefined) =>
  new Error(`the carrier answered ${answered?.statusCode ?? 'nothing: no token is set for its host'}`);

/** With each token of this host in turn, until one is taken. */
async function withToken(
  media: CarrierMedia,
  url: URL,
  address: string,
  asked: (headers: RequestHeaders) => Promise<IncomingMessage>,
): Promise<IncomingMessage | undefined> {
  const [account = ''] = /(?<=\/Accounts\/)[\w-]+/.exec(address) ?? [];
  let answered: IncomingMessage | undefined;
  for (const token of tokensFor(media, url)) {
    const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
    answered = await asked({ authorization });
    if (answered.statusCode !== 401 && answered.statusCode !== 403) break;
    answered.resume();
  }
  return answered;
}

/** Those of the accounts at this very host; whoever else keeps recordings is told none. */
export function tokensFor({ simulator, accounts }: CarrierMedia, url: URL): readonly string[] {
  if (url.origin === simulator.address) return simulator.tokens;
  return accounts.filter(({ host }) => isHost(url.hostname, host)).map(({ token }) => token);
}

/** A recording of one channel is refused in two: then it is asked for as it is. */
async function askForBothChannels(media: CarrierMedia, url: URL, headers: RequestHeaders, signal: AbortSignal) {
  const both = new URL(url);
  both.searchParams.set('RequestedChannels', '2');
  const answered = await guardedRequest(guardOf(media), both, headers, signal);
  if (answered.statusCode !== 400) return answered;
  answered.resume();
  return guardedRequest(guardOf(media), url, headers, signal);
}

/** A recording's audio, or the recording itself, as what it is deleted by. */
function mediaUrl(media: CarrierMedia, address: string, as: 'wav' | 'json'): URL {
  if (!URL.canParse(address)) throw new PermanentFailure('the carrier gave no address');
  const told = new URL(address);
  told.pathname = `${told.pathname.replace(/\.(wav|mp3|json)$/, '')}.${as}`;
  if (told.hostname !== SIMULATOR_HOST) return assertAllowed(guardOf(media), told);
  return new URL(`/simulator/recordings/${told.pathname.split('/').at(-1)}${told.search}`, media.simulator.address);
}

const guardOf = ({ hosts, simulator }: CarrierMedia): Guard => ({ hosts, ownOrigin: simulator.address });
