import { randomUUID } from 'node:crypto';
import { DomainError } from '@callstead/domain/errors';
import { refillCount } from '@callstead/domain/numbers/carrier-account';
import { inTransaction } from '../../db/database.ts';
import { CarrierError } from '../../telephony/carriers/port.ts';
import { countByState } from '../numbers/queries.ts';
import { fulfilOrder, placeOrder, priceOf } from './buy-number.ts';
import { countOrders, type OrderRow, tryRefillLock } from './order-queries.ts';
import { type CarrierAccountRow, listAccounts } from './queries.ts';
import { type CarriersServices, openAccount } from './services.ts';

const DAY_MS = 24 * 3_600_000;

/** Fewer free numbers than admins want: as many are bought as that, and never more in a day than they allow. */
export async function refillPool(services: CarriersServices, now: Date): Promise<number> {
  const { refillLevel, refillPerDay, refillAreaCodes } = services.settings.of('numbers');
  if (refillLevel === 0 || refillPerDay === 0) return 0;
  const areaCodes = refillAreaCodes.split(/[\s,]+/).filter(Boolean);
  const accounts = await listAccounts(services.db);
  let bought = 0;
  for (let left = refillPerDay; left > 0; left -= 1) {
    const placed = await placeNext(services, { accounts, areaCodes, level: refillLevel, perDay: refillPerDay }, now);
    if (!placed) break;
    const fault = await fulfilOrder(services, 'network', placed.account, placed.order);
    if (fault && fault !== 'number_gone') break; // nothing is gained by asking at once again
    if (!fault) bought += 1;
  }
  return bought;
}

type Wish = { accounts: readonly CarrierAccountRow[]; areaCodes: readonly string[]; level: number; perDay: number };
type Placed = { account: CarrierAccountRow; order: OrderRow };

/** The order stands before the lock is given back: another process counts it. */
async function placeNext(services: CarriersServices, wish: Wish, now: Date): Promise<Placed | undefined> {
  const offer = (await isShort(services, wish, now)) && (await firstOffer(services, wish));
  if (!offer) return undefined;
  const { account, number, monthlyCents } = offer;
  return inTransaction(services, async (tx) => {
    if (!(await tryRefillLock(tx.db)) || !(await isShort(tx, wish, now))) return undefined;
    const given = { id: randomUUID(), accountId: account.id, number, monthlyCents };
    const order = await placeOrder(tx, given, 'refill', now);
    return order && { account, order };
  }).catch((error) => {
    if (error instanceof DomainError) return undefined; // somebody orders this very number
    throw error;
  });
}

async function isShort({ db }: Pick<CarriersServices, 'db'>, { level, perDay }: Wish, now: Date): Promise<boolean> {
  const { available: free } = await countByState(db, now);
  const orders = await countOrders(db, new Date(now.getTime() - DAY_MS));
  return refillCount({ free, ...orders }, level, perDay) > 0;
}

/** The first account, in the first area code, that has one. */
async function firstOffer(services: CarriersServices, { accounts, areaCodes }: Wish) {
  for (const account of accounts) {
    for (const areaCode of areaCodes.length > 0 ? areaCodes : [null]) {
      const found = await offerOf(services, account, areaCode).catch((error) => {
        if (!(error instanceof CarrierError)) throw error;
        services.log.warn({ account: account.name, said: error.message }, 'the pool could not be refilled here');
        return undefined;
      });
      if (found) return { account, ...found };
    }
  }
  return undefined;
}

async function offerOf(services: CarriersServices, account: CarrierAccountRow, areaCode: string | null) {
  const asked = { country: 'US', type: 'local', locality: null, region: null } as const;
  const [first] = await openAccount(services, account).searchNumbers({ ...asked, areaCode });
  if (!first) return undefined;
  const price = first.price ?? (await priceOf(services, account, asked));
  return { number: first.number, monthlyCents: price?.monthlyCents ?? null };
}
