import type { ChangeBillingDetailsRequest } from '@callstead/contract/billing/details';
import type { Actor } from '@callstead/domain/policy';
import { inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Services } from '../../../services.ts';
import { aboutAccount } from '../../identity/about-account.ts';
import { accountOfPage } from '../../identity/profile/reads.ts';
import { legalDataOf } from './present.ts';
import { type BillingDetailsRow, findBillingDetails, insertBillingDetails } from './queries.ts';

/** A new version; what is already issued keeps the one it was written with. */
export function changeBillingDetails(
  services: Services,
  actor: Actor,
  details: ChangeBillingDetailsRequest,
): Promise<BillingDetailsRow> {
  const action = 'billing-details.change';
  return inTransaction(services, async (tx) => {
    const account = await accountOfPage(tx.db, actor, { action, lock: true });
    const before = await findBillingDetails(tx.db, account.id);
    const saved = await insertBillingDetails(tx.db, account.id, (before?.version ?? 0) + 1, details);
    await emit(tx, actor, {
      type: action,
      ...aboutAccount(account),
      ...(before && { before: legalDataOf(before) }),
      after: legalDataOf(saved),
    });
    return saved;
  });
}
