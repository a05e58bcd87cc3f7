import type { Db } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import type { AccountRow } from '../identity/queries.ts';
import { asked, gatewayOf } from './gateway.ts';

export async function findCustomer(db: Db, accountId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('payment_customer')
    .select('gateway_ref')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found?.gateway_ref;
}

/** As whom the gateway knows an advertiser. Whoever comes second finds what the first one wrote. */
export async function customerOf(services: Services, account: AccountRow): Promise<string> {
  const known = await findCustomer(services.db, account.id);
  if (known) return known;
  const { id: accountId, name, email } = account;
  const { ref } = await asked(services, gatewayOf(services).createCustomer({ accountId, name, email }));
  await services.db
    .insertInto('payment_customer')
    .values({ account_id: accountId, gateway_ref: ref })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findCustomer(services.db, accountId)) ?? ref;
}
