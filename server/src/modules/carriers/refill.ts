import { randomUUID } from 'node:crypto';
import { DomainError } from '@callstead/domain/errors';
import {
  REFILL_HOME,
  type RefillHindrance,
  type RefillWish,
  refillCount,
  refillWishes,
} from '@callstead/domain/numbers/refill';
import { inTransaction } from '../../db/database.ts';
import { CarrierError } from '../../telephony/carriers/port.ts';
import { readNumber } from '../../telephony/read-number.ts';
import { countFree, type NumberPool } from '../numbers/queries.ts';
import { fulfilOrder, placeOrder, priceOf } from './buy-number.ts';
import { countOrders, keepHindrance, type OrderRow, tryRefillLock } from './order-queries.ts';
import { type CarrierAccountRow, listAccounts } from './queries.ts';
import { type CarriersServices, openAccount } from './services.ts';

const DAY_MS = 24 * 3_600_000;

/** Fewer free numbers of a country than admins want: as many are bought as that, and never more in a day than they allow. */
export async function refillPool(services: CarriersServices, now: Date): Promise<number> {
  const refills = refillsOf(services);
  const accounts = refills.length > 0 ? await listAccounts(services.db) : [];
  let bought = 0;
  if (accounts.length > 0) for (const refill of refills) bought += await refillCountry(services, refill, accounts, now);
  return bought;
}

export type Refill = RefillWish & NumberPool;

/** What is set, country by country; each counts what is not another's. */
export function refillsOf({ settings }: Pick<CarriersServices, 'settings'>): Refill[] {
  const wishes = refillWishes(settings.of('numbers'));
  const apart = wishes.map(({ country }) => country).filter((country) => country !== REFILL_HOME);
  return wishes.map((wish) => ({ ...wish, apart }));
}

/** What there is of a country, and how much of its day is used. */
export async function countPool({ db }: Pick<CarriersServices, 'db'>, refill: Refill, now: Date) {
  const free = await countFree(db, refill, now);
  return { free, ...(await countOrders(db, refill, new Date(now.getTime() - DAY_MS))) };
}

async function refillCountry(
  services: CarriersServices,
  refill: Refill,
  accounts: readonly CarrierAccountRow[],
  now: Date,
): Promise<number> {
  let bought = 0;
  let hindrance: RefillHindrance | undefined;
  for (let left = refill.perDay; left > 0 && (await isShort(services, refill, now)); left -= 1) {
    const offer = await firstOffer(services, refill, accounts);
    hindrance = typeof offer === 'string' ? offer : undefined;
    const placed = typeof offer === 'string' ? undefined : await placeNext(services, refill, offer, now);
    if (!placed) break;
    const fault = await fulfilOrder(services, 'network', placed.account, placed.order);
    if (!fault) bought += 1;
    if (!fault || fault === 'number_gone') continue;
    hindrance = fault;
    break; // nothing is gained by asking at once again
  }
  await keepHindrance(services.db, { country: refill.country, hindrance, at: now });
  return bought;
}

type Placed = { account: CarrierAccountRow; order: OrderRow };
type Offer = { account: CarrierAccountRow; number: string; monthlyCents: number | null };

/** The order stands before the lock is given back: another process counts it. */
function placeNext(services: CarriersServices, refill: Refill, offer: Offer, now: Date): Promise<Placed | undefined> {
  const { account, number, monthlyCents } = offer;
  return inTransaction(services, async (tx) => {
    if (!(await tryRefillLock(tx.db)) || !(await isShort(tx, refill, now))) return undefined;
    const given = { id: randomUUID(), accountId: account.id, number, monthlyCents };
    const order = await placeOrder(tx, given, 'refill', now);
    return order && { account, order };
  }).catch((error) => {
    if (error instanceof DomainError) return undefined; // somebody orders this very number
    throw error;
  });
}

const isShort = async (services: Pick<CarriersServices, 'db'>, refill: Refill, now: Date) =>
  refillCount(await countPool(services, refill, now), refill) > 0;

/** The first account, at the first beginning, that has one; else what came nearest to it. */
async function firstOffer(
  services: CarriersServices,
  refill: Refill,
  accounts: readonly CarrierAccountRow[],
): Promise<Offer | RefillHindrance> {
  const hindrances: RefillHindrance[] = [];
  for (const account of accounts) {
    for (const begins of refill.begins.length > 0 ? refill.begins : [null]) {
      const found = await offerOf(services, account, refill, begins).catch((error) =>
        hindranceIn(services, account, error),
      );
      if (typeof found !== 'string') return { account, ...found };
      hindrances.push(found);
    }
  }
  return hindrances.find((hindrance) => hindrance !== 'none') ?? 'none';
}

function hindranceIn({ log }: CarriersServices, { name: account }: CarrierAccountRow, error: unknown): RefillHindrance {
  if (!(error instanceof CarrierError)) throw error;
  log.warn({ account, said: error.message }, 'the pool could not be refilled here');
  return error.fault === 'number_gone' ? 'none' : error.fault;
}

/** One that needs an address there is left alone: the carrier would refuse the order. */
async function offerOf(services: CarriersServices, account: CarrierAccountRow, refill: Refill, begins: string | null) {
  const asked = { country: refill.country, type: refill.type, areaCode: begins, locality: null, region: null };
  const offers = (await openAccount(services, account).searchNumbers(asked)).filter(({ number }) =>
    isOf(refill, number),
  );
  const open = offers.find(({ needsAddress }) => !needsAddress);
  if (!open) return offers.length > 0 ? 'address' : 'none';
  const price = open.price ?? (await priceOf(services, account, asked));
  return { number: open.number, monthlyCents: price?.monthlyCents ?? null };
}

/** Counted where it belongs: a number of another country would be bought for this one again and again. */
const isOf = ({ country }: Refill, number: string) =>
  country === REFILL_HOME ? number.startsWith('+1') : readNumber(number)?.country === country;
