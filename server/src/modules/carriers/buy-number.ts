import type { BuyNumberRequest, SearchNumbersRequest, SearchNumbersResponse } from '@callstead/contract/carriers';
import { DomainError } from '@callstead/domain/errors';
import { CARRIER_NAMES, type CarrierFault, numberAddresses } from '@callstead/domain/numbers/carrier-account';
import { type Actor, authorize } from '@callstead/domain/policy';
import { inTransaction } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import {
  CarrierError,
  type NumberAtCarrier,
  type NumberPrice,
  type PriceQuestion,
} from '../../telephony/carriers/port.ts';
import { numberTypeOf } from '../../telephony/number-type.ts';
import { readNumber } from '../../telephony/read-number.ts';
import { handOutNumbers } from '../numbers/hand-out.ts';
import { insertNumbers, listKnownNumbers } from '../numbers/queries.ts';
import { findOrder, insertOrder, lockOrder, type OrderRow, type ShownOrder, settleOrder } from './order-queries.ts';
import { type CarrierAccountRow, linkNumber } from './queries.ts';
import { accountNamed, askCarrier, type CarriersServices, openAccount, refusalOf } from './services.ts';

/** By it the carrier's list tells which number an order brought. */
export const orderName = (orderId: string) => `callstead ${orderId}`;

export async function searchNumbers(
  services: CarriersServices,
  actor: Actor,
  { id, ...asked }: SearchNumbersRequest & { id: string },
): Promise<SearchNumbersResponse> {
  authorize(actor, 'number.search');
  const account = await accountNamed(services, id);
  const found = await askCarrier(openAccount(services, account).searchNumbers(asked));
  const isPriced = found.every(({ price }) => price);
  const usual = isPriced ? null : await askCarrier(priceOf(services, account, asked));
  const offers = found.filter(({ number }) => readNumber(number));
  return { numbers: offers.map(({ price, ...offer }) => ({ ...offer, ...pricesIn(price ?? usual) })) };
}

const pricesIn = (price: NumberPrice | null) => ({
  monthlyCents: price?.monthlyCents ?? null,
  upfrontCents: price?.upfrontCents ?? 0,
});

/** What the carrier says, else what was written down for this account. */
export async function priceOf(
  services: CarriersServices,
  account: CarrierAccountRow,
  asked: PriceQuestion,
): Promise<NumberPrice | null> {
  const told = await openAccount(services, account).price(asked);
  const noted = asked.type === 'tollFree' ? account.toll_free_monthly_cents : account.local_monthly_cents;
  return told ?? (noted === null ? null : { monthlyCents: noted, upfrontCents: 0 });
}

/** Bought at the price that was shown, or not at all. Under the same id asked again it answers what became of the first. */
export async function buyNumber(
  services: CarriersServices,
  actor: Actor,
  given: BuyNumberRequest,
  now: Date,
): Promise<ShownOrder> {
  authorize(actor, 'number.buy');
  const known = await findOrder(services.db, given.id);
  if (known) return sameOrder(known, given);
  const account = await accountNamed(services, given.accountId);
  const read = readNumber(given.number);
  if (!read) throw new DomainError('validation_failed', { fields: { number: 'phone_invalid' } });
  const wanted = { country: read.country ?? 'US', type: given.type ?? numberTypeOf(given.number) };
  const price = await askCarrier(priceOf(services, account, { ...wanted, number: given.number }));
  if (price) assertNoDearer(price, given);
  const placed = await placeOrder(services, { ...given, monthlyCents: price?.monthlyCents ?? null }, 'admin', now);
  const fault = placed && (await fulfilOrder(services, actor, account, placed));
  const order = await findOrder(services.db, given.id);
  if (!order) throw new DomainError('number_gone');
  if (fault && order.state === 'refused') throw refusalOf(fault);
  return order;
}

function assertNoDearer(price: NumberPrice, { monthlyCents, upfrontCents }: BuyNumberRequest): void {
  if (price.monthlyCents > (monthlyCents ?? 0))
    throw new DomainError('validation_failed', { fields: { monthlyCents: 'too_small' } });
  if (price.upfrontCents > upfrontCents)
    throw new DomainError('validation_failed', { fields: { upfrontCents: 'too_small' } });
}

function sameOrder(known: ShownOrder, { accountId, number }: BuyNumberRequest): ShownOrder {
  if (known.account_id !== accountId || known.number !== number) throw new DomainError('recorded_otherwise');
  return known;
}

/** Stands in the database before the carrier hears of it. Undefined when somebody placed the same order a moment ago. */
export function placeOrder(
  services: CarriersServices,
  { id, accountId, number, monthlyCents }: Omit<BuyNumberRequest, 'upfrontCents'>,
  origin: OrderRow['origin'],
  now: Date,
): Promise<OrderRow | undefined> {
  return inTransaction(services, async (tx) => {
    const country = readNumber(number)?.country ?? null;
    const order = { id, account_id: accountId, number, country, monthly_cents: monthlyCents, origin, asked_at: now };
    const placed = await insertOrder(tx.db, order);
    if (!placed && (await findOrder(tx.db, id))) return undefined;
    if (!placed) throw new DomainError('number_in_use'); // another order of it is open
    if ((await listKnownNumbers(tx.db, [number])).size > 0) throw new DomainError('number_in_use');
    return placed;
  });
}

/**
 * Asks the carrier once, and never again: where its answer does not come, the order stays open, and the carrier's own list tells later
 * what became of it (settle-orders.ts). Answers what went wrong.
 */
export async function fulfilOrder(
  services: CarriersServices,
  actor: Actor | 'network',
  account: CarrierAccountRow,
  order: OrderRow,
): Promise<CarrierFault | undefined> {
  const addresses = numberAddresses(services.config.publicUrl, account.kind);
  try {
    const bought = await openAccount(services, account).buyNumber(order.number, orderName(order.id), addresses);
    await recordPurchase(services, actor, { account, orderId: order.id, bought });
    return undefined;
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    services.log.warn({ orderId: order.id, fault: error.fault, said: error.message }, 'a number was not bought');
    if (error.fault !== 'unreachable')
      await settleOrder(services.db, order.id, { state: 'refused', failure: error.fault, at: new Date() });
    return error.fault;
  }
}

type Purchase = { account: CarrierAccountRow; orderId: string; bought: NumberAtCarrier };

/** Whoever finds out first writes it down; the same again changes nothing. */
export async function recordPurchase(
  services: CarriersServices,
  actor: Actor | 'network',
  { account, orderId, bought }: Purchase,
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const order = await lockOrder(tx.db, orderId);
    if (!order || order.state === 'bought') return;
    const at = {
      carrier: CARRIER_NAMES[account.kind],
      carrier_account_id: account.id,
      carrier_sid: bought.sid,
      monthly_cents: order.monthly_cents,
    };
    const [added] = await insertNumbers(tx.db, [{ number: bought.number, ...at }]);
    if (!added) await linkNumber(tx.db, bought.number, at); // typed in by hand meanwhile
    await settleOrder(tx.db, orderId, { state: 'bought', failure: null, at: new Date() });
    await emit(tx, actor, {
      type: 'number.buy',
      subject: { type: 'number', id: added?.id ?? orderId, name: bought.number },
      after: { carrier: account.name, monthlyCents: order.monthly_cents },
    });
    await handOutNumbers(tx);
  });
  await services.carrierKeys.refresh();
}
