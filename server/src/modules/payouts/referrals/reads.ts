import { paths } from '@callstead/contract/paths';
import type { ReferralsResponse } from '@callstead/contract/payouts/referrals';
import type { Actor } from '@callstead/domain/policy';
import type { Services } from '../../../services.ts';
import { publisherOfPage } from '../publisher-of-page.ts';
import { countReferred, sumReferrals } from './queries.ts';

/** The link is offered to approved publishers while the network gives something for it. */
export async function readReferrals(
  { db, settings, config }: Pick<Services, 'db' | 'settings' | 'config'>,
  actor: Actor,
  picked: string | undefined,
): Promise<ReferralsResponse> {
  const { id, aff_id, status } = await publisherOfPage(db, actor, { action: 'earnings.read', picked });
  const { shareBasisPoints, months } = settings.of('referrals');
  const isOffered = shareBasisPoints > 0 && status === 'approved' && aff_id !== null;
  const link = isOffered ? `${config.publicUrl}${paths.registerThrough(aff_id)}` : null;
  return {
    offer: link === null ? null : { link, shareBasisPoints, months },
    people: await countReferred(db, id),
    earnedCents: await sumReferrals(db, id),
  };
}
