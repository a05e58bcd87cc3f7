import { inTransaction } from '../../db/database.ts';
import type { NumberAtCarrier } from '../../telephony/carriers/port.ts';
import { CarrierError } from '../../telephony/carriers/port.ts';
import { orderName, recordPurchase } from './buy-number.ts';
import { listOpenOrders, lockOrder, type OrderRow, settleOrder } from './order-queries.ts';
import { type CarrierAccountRow, findAccount } from './queries.ts';
import { type CarriersServices, openAccount } from './services.ts';

/** Whoever asked gave up before. */
const ANSWERED_MS = 30_000;
/** By then a carrier that sold it has it in its list. */
const LISTED_MS = 5 * 60_000;

/** Orders of which nobody knows what became of them: the carrier's list does. */
export async function settleOpenOrders(services: CarriersServices, now: Date): Promise<void> {
  for (const order of await listOpenOrders(services.db, new Date(now.getTime() - ANSWERED_MS))) {
    const account = await findAccount(services.db, order.account_id);
    if (account) await settleOpenOrder(services, account, order, now);
  }
}

async function settleOpenOrder(services: CarriersServices, account: CarrierAccountRow, order: OrderRow, now: Date) {
  try {
    const bought = await openAccount(services, account).findNumber(order.number);
    if (bought) return await recordPurchase(services, 'network', { account, orderId: order.id, bought });
    if (now.getTime() - order.asked_at.getTime() >= LISTED_MS) await settleUnbought(services, order.id, now);
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    services.log.warn({ orderId: order.id, said: error.message }, 'what became of an order is not known yet');
  }
}

/** Unless somebody has found it meanwhile. */
async function settleUnbought(services: CarriersServices, orderId: string, at: Date): Promise<void> {
  await inTransaction(services, async (tx) => {
    const order = await lockOrder(tx.db, orderId);
    if (order?.state === 'asked')
      await settleOrder(tx.db, orderId, { state: 'not_bought', failure: 'unreachable', at });
  });
}

/** An order given up on that shows up in the carrier's list after all: it is paid for, so it is ours. */
export async function recordLatePurchase(
  services: CarriersServices,
  account: CarrierAccountRow,
  found: NumberAtCarrier,
): Promise<boolean> {
  const orderId = /^callstead ([0-9a-f-]{36})$/.exec(found.name)?.[1];
  const order = orderId && (await lockOrder(services.db, orderId));
  if (!order || order.number !== found.number || orderName(order.id) !== found.name) return false;
  if (order.account_id !== account.id || order.state === 'bought') return false;
  await recordPurchase(services, 'network', { account, orderId: order.id, bought: found });
  return true;
}
