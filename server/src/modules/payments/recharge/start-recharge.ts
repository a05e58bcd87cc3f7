import { randomUUID } from 'node:crypto';
import { decideRecharge } from '@callstead/domain/payments/auto-recharge';
import { localDate, startOfLocalDay } from '@callstead/domain/zone-clock';
import { inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Services, Tx } from '../../../services.ts';
import { findAccount } from '../../identity/queries.ts';
import { aboutMoney } from '../about-money.ts';
import { insertPayment } from '../queries.ts';
import {
  type AutoRechargeRow,
  freeBalance,
  keepAccount,
  listDueRecharges,
  lockAutoRecharge,
  sumRecharged,
} from './queries.ts';

export const startOfNetworkDay = (now: Date, zone: string): Date => startOfLocalDay(localDate(now, zone), zone);

/**
 * Writes down that a saved method is to be charged, where the balance asks for it; a job charges it. Nobody here waits for
 * the gateway, and of many who look at the same moment one gets to write: the others wait for the row and see it.
 */
export async function startRecharge(tx: Tx, accountId: string, now: Date): Promise<boolean> {
  await keepAccount(tx.db, accountId); // before the rule, in the order of whoever changes the rule
  const row = await lockAutoRecharge(tx.db, accountId);
  const account = await findAccount(tx.db, accountId);
  if (!row?.funding_method_id || account?.status !== 'approved') return false;
  const charged = await sumRecharged(tx.db, accountId, startOfNetworkDay(now, tx.config.networkZone));
  const decision = decideRecharge(ruleOf(row), { ...charged, balanceCents: await freeBalance(tx.db, accountId) });
  if (decision.do === 'nothing') return false;
  const id = randomUUID();
  const { amountCents } = decision;
  const isNew = await insertPayment(tx.db, {
    id,
    account_id: accountId,
    origin: 'auto_recharge',
    amount_cents: amountCents,
    funding_method_id: row.funding_method_id,
    created_at: now,
  });
  if (!isNew) return false;
  await tx.queue.enqueue(tx.db, { name: 'charge-recharge', data: { paymentId: id } });
  const facts = { paymentId: id, origin: 'auto_recharge' as const, amountCents };
  await emit(tx, 'network', { type: 'payment.started', ...aboutMoney(account), facts });
  return true;
}

const ruleOf = (row: AutoRechargeRow) => ({
  isOn: row.is_on,
  belowCents: row.below_cents,
  addCents: row.add_cents,
  dailyLimitCents: row.daily_limit_cents,
});

/** Each minute, for whatever no event told of. */
export async function rechargeBalances(services: Services, now: Date): Promise<void> {
  for (const accountId of await listDueRecharges(services.db)) {
    await inTransaction(services, (tx) => startRecharge(tx, accountId, now));
  }
}
