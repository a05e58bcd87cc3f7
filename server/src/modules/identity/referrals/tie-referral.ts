import type { Services } from '../../../services.ts';
import { findReferrer, insertReferral } from './queries.ts';

/**
 * Whoever registers through somebody's link is theirs, on the terms of that day. A code that nobody has, or that belongs to
 * somebody who is not approved, says nothing: nobody is kept from registering by it.
 */
export async function tieReferral(
  tx: Pick<Services, 'db' | 'settings'>,
  accountId: string,
  { affId, at }: { affId: string | null; at: Date },
): Promise<void> {
  const { shareBasisPoints, months } = tx.settings.of('referrals');
  if (!affId || shareBasisPoints === 0) return;
  const referrer = await findReferrer(tx.db, affId.toUpperCase());
  if (!referrer) return;
  await insertReferral(tx.db, { accountId, referrerId: referrer.id, shareBasisPoints, months, at });
}
