import { emit } from '../../../events/emit.ts';
import type { MethodState } from '../../../payments/port.ts';
import type { Tx } from '../../../services.ts';
import { type AccountRow, lockAccount } from '../../identity/queries.ts';
import { aboutMoney } from '../about-money.ts';
import { type FundingMethodRow, findMethodByRef, insertMethod, listMethods } from './queries.ts';

type Account = Pick<AccountRow, 'id' | 'name'>;

/** What the gateway keeps for this advertiser; the first one is the default. Told twice, it is there once. */
export async function addMethod(
  tx: Tx,
  account: Account,
  method: MethodState,
  at?: Date,
): Promise<FundingMethodRow | undefined> {
  await lockAccount(tx.db, account.id); // two at once would both be the first
  const others = await listMethods(tx.db, account.id);
  const added = await insertMethod(tx.db, {
    account_id: account.id,
    gateway_ref: method.ref,
    kind: method.kind,
    brand: method.brand,
    last4: method.last4,
    expires_month: method.expires?.month ?? null,
    expires_year: method.expires?.year ?? null,
    is_default: others.length === 0,
    ...(at && { created_at: at }),
  });
  if (!added) return findMethodByRef(tx.db, method.ref);
  await emit(tx, 'network', { type: 'funding-method.added', ...aboutMoney(account), ...(at && { at }) });
  return added;
}
