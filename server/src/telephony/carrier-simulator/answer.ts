import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { TELNYX_HOST } from '@callstead/domain/numbers/carrier-account';
import { simulatedAccount } from './keys.ts';
import { FAULTS, isSold, isWhole, simulatedOffers } from './offered-numbers.ts';
import type { SimulatedAnswer, SimulatedCarrier, SimulatedRequest } from './port.ts';
import * as queries from './queries.ts';
import { callShape, faultShape, numberShape, offerShape, pageShape, priceShape } from './shapes.ts';
import { answerAsTelnyx } from './telnyx-answer.ts';
import { answerLink, TELNYX_STORAGE } from './telnyx-recordings.ts';

const ACCOUNT = /^(\/api\/laml)?\/2010-04-01\/Accounts\/([^/.]+)(.*)$/;
const PRICES = /^\/v1\/PhoneNumbers\/Countries\/([A-Z]{2})$/;
const NUMBER = /^\/IncomingPhoneNumbers\/(\w+)\.json$/;
const OFFERS = /^\/AvailablePhoneNumbers\/([A-Z]{2})\/(Local|Mobile|TollFree)\.json$/;
const MOST_ON_A_PAGE = 1000;

const refused = (status: number, code: number, message: string): SimulatedAnswer => ({
  status,
  body: faultShape(status, code, message),
});
const NOT_FOUND = refused(404, 20_404, 'The requested resource was not found');
const LIMITED = refused(429, 20_429, 'Too Many Requests');
const BROKEN = refused(500, 20_500, 'Internal Server Error');
const GONE = refused(400, 21_422, 'PhoneNumber is not available');

/** The part of the carriers' published APIs that we use, over the same wire. */
export async function answerAsCarrier(carrier: SimulatedCarrier, request: SimulatedRequest): Promise<SimulatedAnswer> {
  if (request.host === TELNYX_HOST) return answerAsTelnyx(carrier, request);
  if (request.host === TELNYX_STORAGE) return answerLink(request);
  const known = simulatedAccount(request.authorization);
  if (!known) return refused(401, 20_003, 'Authenticate');
  const priced = PRICES.exec(request.path);
  if (priced?.[1]) return { status: 200, body: priceShape(priced[1], request.host) };
  const [, root = '', account, rest = ''] = ACCOUNT.exec(request.path) ?? [];
  if (account !== known) return NOT_FOUND;
  return answerAccount(carrier, { ...request, root, account, rest, form: new URLSearchParams(request.body) });
}

type AccountRequest = SimulatedRequest & { root: string; account: string; rest: string; form: URLSearchParams };

async function answerAccount(carrier: SimulatedCarrier, request: AccountRequest): Promise<SimulatedAnswer> {
  const { method, rest } = request;
  const [, sid] = NUMBER.exec(rest) ?? [];
  if (sid && method === 'POST') return changeNumber(carrier, request, sid);
  if (sid && method === 'DELETE')
    return (await queries.takeBack(carrier.db, request.account, sid)) ? { status: 204 } : NOT_FOUND;
  if (rest === '/IncomingPhoneNumbers.json')
    return method === 'POST' ? sell(carrier, request) : listSold(carrier, request);
  if (OFFERS.test(rest) && method === 'GET') return offer(carrier, request);
  if (rest === '/Calls.json' && method === 'GET') return listCalls(carrier, request);
  return NOT_FOUND;
}

async function offer({ db, slowMs }: SimulatedCarrier, { rest, query }: AccountRequest): Promise<SimulatedAnswer> {
  const [, country = '', type = ''] = OFFERS.exec(rest) ?? [];
  const areaCode = query.get('AreaCode') ?? undefined;
  const fault = FAULTS.searches[areaCode as keyof typeof FAULTS.searches];
  if (fault === 'slow') await sleep(slowMs);
  if (fault === 'limited') return LIMITED;
  if (fault === 'broken') return BROKEN;
  const asked = { country, type, areaCode };
  const wanted = { locality: query.get('InLocality') ?? undefined, region: query.get('InRegion') ?? undefined };
  if (!isSold(country, type)) return NOT_FOUND;
  const could = simulatedOffers({ ...asked, ...wanted, contains: query.get('Contains') ?? undefined });
  const taken = await queries.listTaken(
    db,
    could.map(({ number }) => number),
  );
  const free = could.filter(({ number }) => !taken.has(number));
  const ordered = [...free.filter(({ number }) => isWhole(number)), ...free.filter(({ number }) => !isWhole(number))];
  const numbers = ordered.slice(0, Number(query.get('PageSize')) || 20).map(offerShape);
  return { status: 200, body: { available_phone_numbers: numbers, uri: rest } };
}

async function sell(
  { db, slowMs }: SimulatedCarrier,
  { root, account, form }: AccountRequest,
): Promise<SimulatedAnswer> {
  const number = form.get('PhoneNumber') ?? '';
  const fault = FAULTS.purchases[number.slice(-4) as keyof typeof FAULTS.purchases];
  if (fault === 'limited') return LIMITED;
  if (fault === 'gone' || !/^\+[1-9]\d{6,14}$/.test(number)) return GONE;
  const sold = await queries.sellNumber(db, {
    ...{ sid: `PN${randomBytes(16).toString('hex')}`, account_sid: account, number },
    friendly_name: form.get('FriendlyName') ?? number,
    ...addressesIn(form),
  });
  if (!sold) return GONE;
  if (fault === 'slow answer') await sleep(slowMs);
  return fault === 'answer lost' ? BROKEN : { status: 201, body: numberShape(root, sold) };
}

const addressesIn = (form: URLSearchParams) => ({
  ...(form.has('VoiceUrl') && { voice_url: form.get('VoiceUrl') ?? '' }),
  ...(form.has('VoiceFallbackUrl') && { voice_fallback_url: form.get('VoiceFallbackUrl') ?? '' }),
  ...(form.has('StatusCallback') && { status_callback: form.get('StatusCallback') ?? '' }),
});

async function changeNumber({ db }: SimulatedCarrier, { root, account, form }: AccountRequest, sid: string) {
  const changed = await queries.changeSold(db, account, sid, addressesIn(form));
  return changed ? { status: 200, body: numberShape(root, changed) } : NOT_FOUND;
}

const pageOf = (query: URLSearchParams) => ({
  page: Number(query.get('Page')) || 0,
  size: Math.min(Number(query.get('PageSize')) || 50, MOST_ON_A_PAGE),
});

async function listSold({ db }: SimulatedCarrier, { root, account, path, query }: AccountRequest) {
  const asked = pageOf(query);
  const rows = await queries.listSold(db, account, query.get('PhoneNumber') ?? '', asked);
  const items = rows.slice(0, asked.size).map((row) => numberShape(root, row));
  const more = rows.length > asked.size;
  return { status: 200, body: pageShape('incoming_phone_numbers', items, { path, query, ...asked, more }) };
}

async function listCalls({ db }: SimulatedCarrier, { root, account, path, query }: AccountRequest) {
  const asked = pageOf(query);
  const momentOf = (name: string, otherwise: string) => new Date(query.get(name) ?? otherwise);
  const rows = await queries.listCarried(db, account, {
    ...asked,
    after: momentOf('StartTime>', '1970-01-01'),
    before: momentOf('StartTime<', '2999-01-01'),
  });
  const items = rows.slice(0, asked.size).map((row) => callShape(root, row));
  return { status: 200, body: pageShape('calls', items, { path, query, ...asked, more: rows.length > asked.size }) };
}
