import { setTimeout as sleep } from 'node:timers/promises';
import type { NumberAddresses } from '@callstead/domain/numbers/carrier-account';
import type Telnyx from 'telnyx';
import type { CarrierApi } from '../../config.ts';
import {
  type CallAtCarrier,
  type CarrierAccountClient,
  type CarrierCredentials,
  CarrierError,
  type NumberAtCarrier,
} from './port.ts';
import { ensureApplication, listApplications, TELNYX_PAGE } from './telnyx-application.ts';
import { createTelnyxFetch, telnyxBase } from './telnyx-http.ts';
import { priceAtTelnyx, searchTelnyx } from './telnyx-offers.ts';

const NOT_FOUND = 404;
/** Telnyx's own codes: no longer on offer, not found by a search before, reserved. */
const GONE = new Set(['85000', '85001', '85006']);
const DAY_MS = 24 * 3_600_000;
/** Of orders in which a number is looked up that has no name: what was not bought by then is not asked for any more. */
const ORDERS_DAYS = 30;
const CALLS_ON_A_PAGE = 200;
const MOST_CALLS = 100_000;

export function openTelnyxAccount(credentials: CarrierCredentials, api: CarrierApi): CarrierAccountClient {
  const { accountSid } = credentials;
  const asked = async <Answer>(ask: (client: Telnyx) => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask(await openClient(credentials, api));
    } catch (error) {
      throw error instanceof CarrierError ? error : carrierError(error);
    }
  };
  return {
    // Also that the account is the key's: its calls are shown to nobody else.
    assertCredentials: () =>
      asked(async (client) => {
        await client.texml.accounts.calls.retrieveCalls(accountSid, { PageSize: 1 }).catch(credentialsWhereUnknown);
      }),
    searchNumbers: (search) => asked((client) => searchTelnyx(client, search)),
    price: (question) => asked((client) => priceAtTelnyx(client, question)),
    buyNumber: (number, name, addresses) => asked((client) => orderNumber(client, { number, name, addresses })),
    findNumber: (number) => asked((client) => findNumber(client, number)),
    listNumbers: () => asked(listNumbers),
    setAddresses: (sid, addresses) =>
      asked(async (client) => {
        await client.phoneNumbers.update(sid, { connection_id: await ensureApplication(client, addresses) });
      }),
    returnNumber: (sid) =>
      asked(async (client) => {
        await client.phoneNumbers.delete(sid).catch(doneWhereUnknown);
      }),
    listCalls: (between) => asked((client) => listCalls(client, accountSid, between)),
  };
}

/** Loaded with the first account: it takes a quarter of a second, and most starts need none. Nothing is asked twice by itself. */
async function openClient({ token }: CarrierCredentials, api: CarrierApi): Promise<Telnyx> {
  const { default: Client } = await import('telnyx');
  return new Client({
    ...{ apiKey: token, publicKey: null, clientID: null, clientSecret: null },
    ...{ baseURL: telnyxBase(api), fetch: createTelnyxFetch(api), maxRetries: 0, logLevel: 'off' },
  });
}

type Order = { number: string; name: string; addresses: NumberAddresses };

/** One order, once. It takes its time, mostly a second; where it takes longer, the account's list tells later what became of it. */
async function orderNumber(client: Telnyx, { number, name, addresses }: Order): Promise<NumberAtCarrier> {
  const connection_id = await ensureApplication(client, addresses);
  const { data: order } = await client.numberOrders.create({
    phone_numbers: [{ phone_number: number }],
    ...{ connection_id, customer_reference: name },
  });
  try {
    return await follow(client, order ?? {}, number);
  } catch (error) {
    // The order stands: whatever goes wrong from here on says nothing of the number.
    throw error instanceof CarrierError ? error : new CarrierError('unreachable', carrierError(error).message);
  }
}

type Placed = { id?: string; status?: string; requirements_met?: boolean; sub_number_orders_ids?: string[] };

async function follow(client: Telnyx, order: Placed, number: string): Promise<NumberAtCarrier> {
  if (order.requirements_met === false) await cancelOrder(client, order.sub_number_orders_ids ?? []);
  if (FAILED.has((await statusOf(client, order)) ?? '')) throw new CarrierError('refused', 'the order failed');
  const bought = await findNumber(client, number);
  if (!bought) throw new CarrierError('unreachable', 'the number is ordered and not there yet');
  return bought;
}

const FAILED = new Set(['failure', 'cancelled', 'deleted']);

const LOOKS = 6;
const BETWEEN_LOOKS_MS = 700;

async function statusOf(client: Telnyx, order: Placed): Promise<string | undefined> {
  let { status } = order;
  for (let look = 0; status === 'pending' && order.id && look < LOOKS; look += 1) {
    await sleep(BETWEEN_LOOKS_MS);
    status = (await client.numberOrders.retrieve(order.id)).data?.status;
  }
  return status;
}

/** It would wait for papers that are given in the carrier's console alone, and be bought when nobody expects it any more. */
async function cancelOrder(client: Telnyx, parts: readonly string[]): Promise<never> {
  for (const part of parts) await client.subNumberOrders.cancel(part);
  if (parts.length === 0)
    throw new CarrierError('unreachable', 'the order waits for papers, and could not be cancelled');
  throw new CarrierError('refused', 'the number is sold to those alone who gave their papers to the carrier');
}

/** Not yet ours, or not any more. */
const NOT_OURS = new Set(['purchase-pending', 'purchase-failed', 'port-failed', 'deleted', 'ported-out']);

type Found = {
  id: string;
  phone_number: string;
  status: string;
  connection_id?: string | null;
  customer_reference?: string | null;
};

async function findNumber(client: Telnyx, number: string): Promise<NumberAtCarrier | undefined> {
  const filter = { phone_number: number.replace('+', '') };
  const { data } = await client.phoneNumbers.list({ ...TELNYX_PAGE, filter });
  const found = data.find(({ phone_number, status }) => phone_number === number && !NOT_OURS.has(status));
  return found && numberOf(found, await listApplications(client), found.customer_reference ?? '');
}

/** Whether an order's reference becomes the number's is not documented: where a number has none, its order is asked. */
async function listNumbers(client: Telnyx): Promise<NumberAtCarrier[]> {
  const found: Found[] = [];
  for await (const each of client.phoneNumbers.list(TELNYX_PAGE)) if (!NOT_OURS.has(each.status)) found.push(each);
  const applications = await listApplications(client);
  const isNameless = found.some(({ customer_reference: name }) => !name);
  const ordered = isNameless ? await listOrderNames(client) : new Map<string, string>();
  return found.map((each) =>
    numberOf(each, applications, each.customer_reference || (ordered.get(each.phone_number) ?? '')),
  );
}

async function listOrderNames(client: Telnyx): Promise<Map<string, string>> {
  const gt = new Date(Date.now() - ORDERS_DAYS * DAY_MS).toISOString();
  const names = new Map<string, string>();
  for await (const order of client.numberOrders.list({ ...TELNYX_PAGE, filter: { created_at: { gt } } }))
    for (const { phone_number: number } of order.phone_numbers ?? [])
      if (number && order.customer_reference) names.set(number, order.customer_reference);
  return names;
}

function numberOf(found: Found, applications: ReadonlyMap<string, NumberAddresses>, name: string): NumberAtCarrier {
  const nowhere = { voice: '', fallback: '', status: '' };
  const addresses = applications.get(found.connection_id ?? '') ?? nowhere;
  return { sid: found.id, number: found.phone_number, name, addresses };
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** The log is asked by days, and more than enough of them: in whose clock they begin is not said. */
async function listCalls(client: Telnyx, account: string, { from, to }: { from: Date; to: Date }) {
  const days = {
    StartTime_gt: dayOf(new Date(from.getTime() - 2 * DAY_MS)),
    StartTime_lt: dayOf(new Date(to.getTime() + 2 * DAY_MS)),
  };
  const calls: CallAtCarrier[] = [];
  let next: { Page: number; PageToken?: string } | undefined = { Page: 0 };
  while (next && calls.length < MOST_CALLS) {
    const page = await client.texml.accounts.calls.retrieveCalls(account, {
      ...days,
      ...next,
      PageSize: CALLS_ON_A_PAGE,
    });
    for (const { sid, direction, from: caller, to: called, start_time: started, duration } of page.calls ?? []) {
      const startedAt = new Date(started ?? Number.NaN);
      if (!sid || direction !== 'inbound' || !(startedAt >= from && startedAt <= to)) continue;
      calls.push({ sid, from: caller ?? '', to: called ?? '', startedAt, seconds: Number(duration) || 0 });
    }
    next = nextPage(page.next_page_uri);
  }
  return calls;
}

function nextPage(uri: string | null | undefined): { Page: number; PageToken?: string } | undefined {
  if (!uri) return undefined;
  const { searchParams } = new URL(uri, 'https://next.invalid');
  const token = searchParams.get('PageToken');
  return { Page: Number(searchParams.get('Page')), ...(token && { PageToken: token }) };
}

type Refusal = { status?: unknown };

function credentialsWhereUnknown(error: Refusal): never {
  throw error.status === NOT_FOUND ? new CarrierError('credentials', 'the key is of another account') : error;
}

function doneWhereUnknown(error: Refusal): void {
  if (error.status !== NOT_FOUND) throw error;
}

/** An error of the carrier's client has a status; anything else never came to an answer. */
function carrierError(error: unknown): CarrierError {
  const { status, message, error: body } = error as { status?: unknown; message?: unknown; error?: unknown };
  const said = String(message ?? 'no reason').slice(0, 300);
  if (typeof status !== 'number' || status >= 500) return new CarrierError('unreachable', said);
  if (status === 401 || status === 403) return new CarrierError('credentials', said);
  if (status === 429) return new CarrierError('limited', said);
  const { errors = [] } = (body ?? {}) as { errors?: { code?: unknown }[] };
  const isGone = errors.some(({ code }) => GONE.has(String(code)));
  return new CarrierError(isGone ? 'number_gone' : 'refused', said);
}
