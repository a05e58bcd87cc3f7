import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import { simulatedTelnyxAccount } from './keys.ts';
import { FAULTS, isSold, isWhole, simulatedOffers } from './offered-numbers.ts';
import type { SimulatedAnswer, SimulatedCarrier, SimulatedRequest } from './port.ts';
import { listCarried, listSold, listTaken, sellNumber, takeBack } from './queries.ts';
import * as queries from './telnyx-queries.ts';
import { answerRecording } from './telnyx-recordings.ts';
import * as shapes from './telnyx-shapes.ts';

type Asked = SimulatedRequest & { account: string; given: Record<string, unknown> };
type Answering = (carrier: SimulatedCarrier, asked: Asked, id: string) => Promise<SimulatedAnswer>;

const { telnyxRefusal: refused, TELNYX_NOT_FOUND: NOT_FOUND } = shapes;
const UNKNOWN_KEY = refused(401, '10009', 'Authentication failed', 'No key found matching the ID.');
const LIMITED = refused(429, '10011', 'Too many requests', 'You have exceeded the maximum number of allowed requests.');
const BROKEN = refused(500, '10007', 'Unexpected error', 'An unexpected error occured.');
const UNSOLD = refused(400, '10031', 'Invalid request filter', 'The request filter is invalid.');
const GONE = refused(422, '85001', 'Phone numbers not available', 'The numbers are no longer available for purchase.');

const PROFILE = { id: '1293384261075731461', record_type: 'outbound_voice_profile', name: 'Default', enabled: true };

const ROUTES: readonly (readonly [string, RegExp, Answering])[] = [
  ['GET', /^\/texml\/Accounts\/([^/]+)\/Calls$/, listCalls],
  ['GET', /^\/available_phone_numbers$/, offer],
  ['GET', /^\/requirements$/, listRequirements],
  ['POST', /^\/number_orders$/, order],
  ['GET', /^\/number_orders$/, listOrders],
  ['GET', /^\/number_orders\/([\w-]+)$/, readOrder],
  ['PATCH', /^\/sub_number_orders\/([\w-]+)\/cancel$/, cancelOrder],
  ['GET', /^\/phone_numbers$/, listNumbers],
  ['PATCH', /^\/phone_numbers\/(\w+)$/, assign],
  ['DELETE', /^\/phone_numbers\/(\w+)$/, giveBack],
  ['GET', /^\/texml_applications$/, listApplications],
  ['POST', /^\/texml_applications$/, makeApplication],
  ['PATCH', /^\/texml_applications\/(\w+)$/, changeApplication],
  ['GET', /^\/outbound_voice_profiles$/, async (_, asked) => shapes.telnyxPage([PROFILE], pageOf(asked), (row) => row)],
  ['GET', /^\/recordings\/([\w-]+)$/, (carrier, _, id) => answerRecording(carrier, 'GET', id)],
  ['DELETE', /^\/recordings\/([\w-]+)$/, (carrier, _, id) => answerRecording(carrier, 'DELETE', id)],
];

/** The part of Telnyx's published API that we use. */
export async function answerAsTelnyx(carrier: SimulatedCarrier, request: SimulatedRequest): Promise<SimulatedAnswer> {
  const account = simulatedTelnyxAccount(request.authorization);
  if (!account) return UNKNOWN_KEY;
  const path = request.path.replace(/^\/v2/, '');
  for (const [method, pattern, answer] of ROUTES) {
    const found = method === request.method && pattern.exec(path);
    if (found) return answer(carrier, { ...request, account, given: jsonIn(request.body) }, found[1] ?? '');
  }
  return NOT_FOUND;
}

const jsonIn = (body: string) => (body ? JSON.parse(body) : {}) as Record<string, unknown>;
const textIn = (given: Record<string, unknown>, name: string) => String(given[name] ?? '');

const pageOf = ({ query }: Pick<Asked, 'query'>) => ({
  number: Math.max(1, Number(query.get('page[number]')) || 1),
  size: Math.min(Number(query.get('page[size]')) || 20, 250),
});

const TYPES: Record<string, string> = { local: 'Local', mobile: 'Mobile', toll_free: 'TollFree' };

async function offer({ db, slowMs }: SimulatedCarrier, { query }: Asked): Promise<SimulatedAnswer> {
  const filter = (name: string) => query.get(`filter[${name}]`) ?? undefined;
  const areaCode = filter('national_destination_code');
  const fault = FAULTS.searches[areaCode as keyof typeof FAULTS.searches];
  if (fault === 'slow') await sleep(slowMs);
  if (fault === 'limited') return LIMITED;
  if (fault === 'broken') return BROKEN;
  const [country = '', type = ''] = [filter('country_code'), TYPES[filter('phone_number_type') ?? '']];
  if (!isSold(country, type)) return UNSOLD;
  const digits = filter('phone_number][starts_with');
  const code = isSupportedCountry(country) ? getCountryCallingCode(country) : '';
  const could = simulatedOffers({
    ...{ country, type, areaCode, locality: filter('locality'), region: filter('administrative_area') },
    ...(digits && { contains: `+${code}${digits}` }),
  });
  const numbers = could.map(({ number }) => number);
  const taken = await listTaken(db, numbers);
  const free = could.filter(({ number }) => !taken.has(number));
  const ordered = [...free.filter(({ number }) => isWhole(number)), ...free.filter(({ number }) => !isWhole(number))];
  const data = ordered.slice(0, Number(filter('limit')) || 100).map(shapes.telnyxOfferShape);
  return { status: 200, body: { data, meta: { total_results: data.length, best_effort_results: 0 } } };
}

/** Everywhere but where area codes are; a place of its own for each kind of number. */
async function listRequirements(_: SimulatedCarrier, asked: Asked): Promise<SimulatedAnswer> {
  const country = asked.query.get('filter[country_code]') ?? '';
  const isAsked = simulatedOffers({ country, type: 'Local' }).some(({ address }) => address !== 'none');
  const requirement = { record_type: 'requirement', country_code: country, action: 'ordering' };
  const rows = isAsked ? [{ ...requirement, id: randomUUID(), requirement_types: [{ name: 'Address' }] }] : [];
  return shapes.telnyxPage(rows, pageOf(asked), (row) => row);
}

const anId = () => `1${String(randomInt(2 ** 47)).padStart(18, '0')}`;

async function order({ db, slowMs }: SimulatedCarrier, { account, given }: Asked): Promise<SimulatedAnswer> {
  const [first] = (given.phone_numbers ?? []) as { phone_number?: string }[];
  const number = first?.phone_number ?? '';
  const fault = FAULTS.purchases[number.slice(-4) as keyof typeof FAULTS.purchases];
  if (fault === 'limited') return LIMITED;
  if (fault === 'gone' || !/^\+[1-9]\d{6,14}$/.test(number)) return GONE;
  const needsPapers = /^\+(34|44)/.test(number);
  const isPending = needsPapers || fault === 'slow order' || fault === 'stuck order';
  const connection_id = textIn(given, 'connection_id') || null;
  const sold = await sellNumber(db, {
    ...{ sid: anId(), account_sid: account, number, friendly_name: number, connection_id, is_active: !isPending },
  });
  if (!sold) return GONE;
  const placed = await queries.insertOrder(db, {
    ...{ id: randomUUID(), account_sid: account, number, connection_id, needs_papers: needsPapers },
    ...{ customer_reference: textIn(given, 'customer_reference'), status: isPending ? 'pending' : 'success' },
  });
  if (fault === 'slow answer') await sleep(slowMs);
  // An order is 'pending' in its own answer, however fast it is done.
  const answered = shapes.telnyxOrderShape({ ...placed, status: 'pending' });
  return fault === 'answer lost' ? BROKEN : { status: 200, body: { data: answered } };
}

async function readOrder({ db }: SimulatedCarrier, { account }: Asked, id: string): Promise<SimulatedAnswer> {
  const looked = await queries.lookAtOrder(db, account, id);
  if (!looked) return NOT_FOUND;
  const isDone = looked.status === 'pending' && looked.number.endsWith('0194') && looked.times_asked > 1;
  const settled = isDone ? await queries.settleOrder(db, looked, 'success') : looked;
  return { status: 200, body: { data: shapes.telnyxOrderShape(settled ?? looked) } };
}

async function cancelOrder({ db }: SimulatedCarrier, { account }: Asked, id: string): Promise<SimulatedAnswer> {
  const looked = await queries.lookAtOrder(db, account, id);
  if (looked?.status !== 'pending') return NOT_FOUND;
  const cancelled = await queries.settleOrder(db, looked, 'cancelled');
  return { status: 200, body: { data: shapes.telnyxOrderShape(cancelled ?? looked) } };
}

async function listOrders({ db }: SimulatedCarrier, asked: Asked): Promise<SimulatedAnswer> {
  const page = pageOf(asked);
  const after = new Date(asked.query.get('filter[created_at][gt]') ?? '1970-01-01');
  const rows = await queries.listOrders(db, asked.account, after, page);
  return shapes.telnyxPage(rows, page, shapes.telnyxOrderShape);
}

async function listNumbers({ db }: SimulatedCarrier, asked: Asked): Promise<SimulatedAnswer> {
  const page = pageOf(asked);
  const wanted = asked.query.get('filter[phone_number]') ?? '';
  const isWrong = /\D/.test(wanted); // anything but digits finds nothing
  const rows = isWrong ? [] : await listSold(db, asked.account, wanted, { page: page.number - 1, size: page.size });
  return shapes.telnyxPage(rows, page, shapes.telnyxNumberShape);
}

async function assign({ db }: SimulatedCarrier, { account, given }: Asked, id: string): Promise<SimulatedAnswer> {
  const changed = await queries.assignNumber(db, account, id, textIn(given, 'connection_id'));
  return changed ? { status: 200, body: { data: shapes.telnyxNumberShape(changed) } } : NOT_FOUND;
}

async function giveBack({ db }: SimulatedCarrier, { account }: Asked, id: string): Promise<SimulatedAnswer> {
  return (await takeBack(db, account, id)) ? { status: 200, body: { data: { id, status: 'deleted' } } } : NOT_FOUND;
}

async function listApplications({ db }: SimulatedCarrier, asked: Asked): Promise<SimulatedAnswer> {
  const page = pageOf(asked);
  const rows = await queries.listApplications(db, asked.account, asked.query.get('filter[friendly_name]') ?? '', page);
  return shapes.telnyxPage(rows, page, shapes.telnyxApplicationShape);
}

function applicationIn(given: Record<string, unknown>) {
  const { outbound_voice_profile_id: profile } = (given.outbound ?? {}) as Record<string, string>;
  return {
    friendly_name: textIn(given, 'friendly_name'),
    voice_url: textIn(given, 'voice_url'),
    voice_fallback_url: textIn(given, 'voice_fallback_url'),
    voice_method: textIn(given, 'voice_method') || 'post',
    status_callback: textIn(given, 'status_callback'),
    voice_profile_id: profile ?? null,
    active: given.active !== false,
  };
}

async function makeApplication({ db }: SimulatedCarrier, { account, given }: Asked): Promise<SimulatedAnswer> {
  const made = await queries.insertApplication(db, { id: anId(), account_sid: account, ...applicationIn(given) });
  return { status: 201, body: { data: shapes.telnyxApplicationShape(made) } };
}

async function changeApplication({ db }: SimulatedCarrier, { account, given }: Asked, id: string) {
  const changed = await queries.changeApplication(db, account, id, applicationIn(given));
  return changed ? { status: 200, body: { data: shapes.telnyxApplicationShape(changed) } } : NOT_FOUND;
}

const momentOf = (written: string | null, otherwise: string) => new Date(written ?? otherwise);

/** Days alone may be asked for, and a page tells where the next one begins. */
async function listCalls({ db }: SimulatedCarrier, asked: Asked, id: string): Promise<SimulatedAnswer> {
  const { account, query } = asked;
  if (id !== account) return NOT_FOUND;
  const page = { page: Number(query.get('Page')) || 0, size: Math.min(Number(query.get('PageSize')) || 50, 1000) };
  const rows = await listCarried(db, account, {
    ...page,
    after: momentOf(query.get('StartTime>'), '1970-01-01'),
    before: momentOf(query.get('StartTime<'), '2999-01-01'),
  });
  const next = new URLSearchParams({ Page: String(page.page + 1), PageSize: String(page.size), PageToken: 'next' });
  const uri = `/v2/texml/Accounts/${account}/Calls.json`;
  return {
    status: 200,
    body: {
      ...{ calls: rows.slice(0, page.size).map(shapes.telnyxCallShape), page: page.page, page_size: page.size, uri },
      next_page_uri: rows.length > page.size ? `${uri}?${next}` : null,
    },
  };
}
