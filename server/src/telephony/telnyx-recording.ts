import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { TELNYX_HOST } from '@callstead/domain/numbers/carrier-account';
import * as z from 'zod';
import type { CarrierAccount } from '../environment/values.ts';
import { assertAllowed, type Guard, guardedRequest, PermanentFailure } from '../net/guarded-request.ts';

/** What of `CarrierMedia` this takes. */
type Media = {
  hosts: readonly string[];
  accounts: readonly CarrierAccount[];
  simulator: { address: string };
  apiBase: string | undefined;
};

/** Where Telnyx keeps recordings, and whatever `RECORDING_HOSTS` names beside. */
const STORAGE = ['s3.amazonaws.com', '.s3.amazonaws.com', '.telnyx.com'];
const REFUSED = new Set([401, 403]);
const NOT_FOUND = 404;

export const isOfTelnyx = (address: string) => URL.canParse(address) && new URL(address).hostname === TELNYX_HOST;

const Recording = z.object({
  data: z.object({ download_urls: z.object({ wav: z.string().optional(), mp3: z.string().optional() }) }),
});

/** A link works for minutes: each try asks for one of its own, with the account's key, and fetches from there without. */
export async function openTelnyxRecording(
  media: Media,
  address: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const told = await askWithKeys(media, address, signal, 'GET');
  if (told?.statusCode !== 200) {
    told?.destroy();
    throw unexpected(told);
  }
  const { wav, mp3 } = Recording.parse(JSON.parse(await text(told))).data.download_urls;
  const link = linkTo(media, wav ?? mp3 ?? '');
  const answered = await guardedRequest(guardOf(media), link, {}, signal);
  if (answered.statusCode !== 200) {
    answered.destroy();
    throw unexpected(answered);
  }
  answered.headers['content-type'] = audioTypeOf(answered, link);
  return answered;
}

export async function deleteTelnyxRecording(media: Media, address: string, signal: AbortSignal): Promise<void> {
  const answered = await askWithKeys(media, address, signal, 'DELETE');
  answered?.resume();
  const { statusCode = 0 } = answered ?? {};
  if (!(statusCode >= 200 && statusCode < 300) && statusCode !== NOT_FOUND) throw unexpected(answered);
}

const unexpected = (answered: IncomingMessage | undefined) =>
  new Error(`Telnyx answered ${answered?.statusCode ?? 'nothing: no account of it is known'}`);

/** With the key of each account in turn: to another one's a recording is not there. */
async function askWithKeys(media: Media, address: string, signal: AbortSignal, method: 'GET' | 'DELETE') {
  const url = apiUrl(media, address);
  let answered: IncomingMessage | undefined;
  for (const { token } of media.accounts.filter(({ host }) => host === TELNYX_HOST)) {
    answered?.resume();
    answered = await guardedRequest(guardOf(media), url, { authorization: `Bearer ${token}` }, signal, method);
    const { statusCode = 0 } = answered;
    if (!REFUSED.has(statusCode) && statusCode !== NOT_FOUND) break;
  }
  return answered;
}

function apiUrl({ apiBase }: Media, address: string): URL {
  const { pathname } = new URL(address);
  return new URL(apiBase ? `${apiBase}/${TELNYX_HOST}${pathname}` : `https://${TELNYX_HOST}${pathname}`);
}

function linkTo(media: Media, link: string): URL {
  if (!URL.canParse(link)) throw new PermanentFailure('Telnyx gave no link to the recording');
  const { apiBase } = media;
  return apiBase && link.startsWith(`${apiBase}/`) ? new URL(link) : assertAllowed(guardOf(media), new URL(link));
}

const guardOf = ({ hosts, simulator, apiBase }: Media): Guard => ({
  hosts: [TELNYX_HOST, ...STORAGE, ...hosts],
  ownOrigin: apiBase ? new URL(apiBase).origin : simulator.address,
});

/** A bucket may not say what it holds; the name does. */
function audioTypeOf({ headers }: IncomingMessage, { pathname }: URL): string | undefined {
  const told = headers['content-type'];
  if (told && !told.endsWith('/octet-stream')) return told;
  return pathname.endsWith('.mp3') ? 'audio/mpeg' : 'audio/wav';
}
