import type { RechargeStop } from '@callstead/domain/payments/auto-recharge';
import { emit } from '../../../events/emit.ts';
import type { Tx } from '../../../services.ts';
import { aboutMoney } from '../about-money.ts';
import { lockAutoRecharge, updateAutoRecharge } from './queries.ts';

type Stop = { because: RechargeStop; declineCode?: string | null; methodId?: string };

/** It goes on only when somebody switches it on again. With a method: only if that is what it charges. */
export async function stopRecharge(tx: Tx, account: { id: string; name: string }, stop: Stop): Promise<void> {
  const { because, declineCode = null, methodId } = stop;
  const rule = await lockAutoRecharge(tx.db, account.id);
  if (!rule || (methodId && rule.funding_method_id !== methodId)) return;
  const withoutMethod = methodId ? { funding_method_id: null } : {};
  if (!rule.is_on) {
    if (methodId) await updateAutoRecharge(tx.db, account.id, withoutMethod);
    return;
  }
  await updateAutoRecharge(tx.db, account.id, {
    ...withoutMethod,
    is_on: false,
    stopped_at: new Date(),
    stopped_because: because,
    decline_code: declineCode,
  });
  await emit(tx, 'network', {
    type: 'auto-recharge.stopped',
    ...aboutMoney(account),
    facts: { amountCents: rule.add_cents, because, declineCode },
  });
}
