import type { SaveAutoRechargeRequest } from '@callstead/contract/payments';
import { DomainError } from '@callstead/domain/errors';
import type { Actor } from '@callstead/domain/policy';
import { inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Services, Tx } from '../../../services.ts';
import { accountOfPage } from '../../identity/profile/reads.ts';
import { aboutMoney } from '../about-money.ts';
import { assertAmounts } from '../assert-amounts.ts';
import { gatewayOf } from '../gateway.ts';
import { methodName } from '../methods/method-name.ts';
import { findMethod } from '../methods/queries.ts';
import { type AutoRechargeRow, lockAutoRecharge, putAutoRecharge } from './queries.ts';

/** Only the advertiser says what their card is charged with; made from the version they read. */
export function saveAutoRecharge(services: Services, actor: Actor, rule: SaveAutoRechargeRequest): Promise<string> {
  gatewayOf(services);
  assertAmounts(services, { addCents: rule.addCents });
  const type = 'auto-recharge.change';
  return inTransaction(services, async (tx) => {
    const account = await accountOfPage(tx.db, actor, { action: type, lock: true });
    const before = await lockAutoRecharge(tx.db, account.id);
    if ((before?.version ?? 0) !== rule.version) throw new DomainError('settings_changed');
    await assertSound(tx, account.id, rule);
    await putAutoRecharge(tx.db, {
      account_id: account.id,
      below_cents: rule.belowCents,
      add_cents: rule.addCents,
      daily_limit_cents: rule.dailyLimitCents,
      funding_method_id: rule.methodId,
      is_on: rule.isOn,
    });
    const after = await lockAutoRecharge(tx.db, account.id);
    await emit(tx, actor, {
      type,
      ...aboutMoney(account),
      ...(before && { before: await factsOf(tx, before) }),
      ...(after && { after: await factsOf(tx, after) }),
    });
    return account.id;
  });
}

async function assertSound(tx: Tx, accountId: string, rule: SaveAutoRechargeRequest): Promise<void> {
  const method = await findMethod(tx.db, rule.methodId);
  const isOwn = method?.account_id === accountId && method.removed_at === null;
  const fields = {
    ...(!isOwn && { methodId: 'invalid' }),
    ...(rule.dailyLimitCents < rule.addCents && { dailyLimitCents: 'too_small' }),
  };
  if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields });
}

async function factsOf(tx: Tx, row: AutoRechargeRow) {
  const method = row.funding_method_id ? await findMethod(tx.db, row.funding_method_id) : undefined;
  return {
    isOn: row.is_on,
    belowCents: row.below_cents,
    addCents: row.add_cents,
    dailyLimitCents: row.daily_limit_cents,
    method: method ? methodName(method) : null,
  };
}
