import { paths } from '@callstead/contract/paths';
import { DomainError } from '@callstead/domain/errors';
import type { Actor, Member } from '@callstead/domain/policy';
import { type Db, inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Services, Tx } from '../../../services.ts';
import { accountOfPage } from '../../identity/profile/reads.ts';
import type { AccountRow } from '../../identity/queries.ts';
import { aboutMoney } from '../about-money.ts';
import { customerOf } from '../customer.ts';
import { asked, gatewayOf } from '../gateway.ts';
import { stopRecharge } from '../recharge/stop-recharge.ts';
import { methodName } from './method-name.ts';
import {
  type FundingMethodRow,
  findMethod,
  listMethods,
  markMethodRemoved,
  putMethodRequest,
  setDefaultMethod,
  updateMethodRequest,
} from './queries.ts';

/** Opens the gateway's page on which a method is added: what is typed there never comes here. */
export async function startMethod(services: Services, actor: Actor, id: string): Promise<{ url: string }> {
  const gateway = gatewayOf(services);
  const account = await accountOfPage(services.db, actor, { action: 'billing.pay' });
  await services.limits.spend('payment.account', account.id);
  const customerRef = await customerOf(services, account);
  const created_by = (actor as Member).userId;
  const request = await putMethodRequest(services.db, { id, account_id: account.id, created_by });
  if (request.account_id !== account.id || request.status !== 'open') throw new DomainError('recorded_otherwise');
  const { publicUrl } = services.config;
  const page = gateway.openMethodPage({
    requestId: id,
    customerRef,
    returnUrl: `${publicUrl}${paths.advertiser.billing({ method: 'added' })}`,
    cancelUrl: `${publicUrl}${paths.advertiser.billing()}`,
    language: account.language,
  });
  const { ref, url } = await asked(services, page);
  await updateMethodRequest(services.db, id, { checkout_ref: ref });
  return { url };
}

export function makeDefaultMethod(services: Services, actor: Actor, id: string): Promise<void> {
  const type = 'funding-method.make-default';
  return inTransaction(services, async (tx) => {
    const account = await accountOfPage(tx.db, actor, { action: type, lock: true });
    const method = await ownMethod(tx.db, account, id);
    if (method.is_default) return;
    await setDefaultMethod(tx.db, account.id, id);
    await emit(tx, actor, { type, ...aboutMoney(account), after: { method: methodName(method) } });
  });
}

/** Gone here at once; a job tells the gateway, and it tells us itself should somebody remove it there. */
export function removeMethod(services: Services, actor: Actor, id: string): Promise<void> {
  const action = 'funding-method.remove';
  return inTransaction(services, async (tx) => {
    const account = await accountOfPage(tx.db, actor, { action, lock: true });
    const method = await ownMethod(tx.db, account, id);
    await forgetMethod(tx, account, method, actor);
    await tx.queue.enqueue(tx.db, { name: 'detach-method', data: { methodRef: method.gateway_ref } });
  });
}

export async function detachMethod({ gateway }: Services, ref: string): Promise<void> {
  await gateway?.detachMethod(ref);
}

/** Under the lock of the account. Whoever recharged with it has to choose another; the default is the oldest that is left. */
export async function forgetMethod(
  tx: Tx,
  account: Pick<AccountRow, 'id' | 'name'>,
  method: FundingMethodRow,
  actor: Actor | 'network',
): Promise<void> {
  await stopRecharge(tx, account, { because: 'method_removed', methodId: method.id });
  if (!(await markMethodRemoved(tx.db, method.id))) return;
  const [next] = await listMethods(tx.db, account.id);
  if (next && !next.is_default) await setDefaultMethod(tx.db, account.id, next.id);
  await emit(tx, actor, {
    type: 'funding-method.remove',
    ...aboutMoney(account),
    before: { method: methodName(method) },
  });
}

async function ownMethod(db: Db, account: AccountRow, id: string): Promise<FundingMethodRow> {
  const method = await findMethod(db, id);
  if (!method || method.removed_at || method.account_id !== account.id) throw new DomainError('not_found');
  return method;
}
