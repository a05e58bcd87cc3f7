import { DomainError } from '@callstead/domain/errors';
import { type Action, type Actor, authorize, can, type Member } from '@callstead/domain/policy';
import type { ManagedCampaign } from './queries.ts';

/** Accounts that are not approved are told so; 404 instead of 403 for another's campaign. */
export function authorizeCampaign(
  actor: Actor,
  action: Action,
  campaign?: Pick<ManagedCampaign, 'advertiserId'>,
): asserts actor is Member {
  const isRestricted = actor.userType === 'advertiser' && actor.status !== 'approved';
  if (isRestricted) throw new DomainError('campaigns_restricted');
  if (campaign && !can(actor, 'campaign.read', campaign)) throw new DomainError('not_found');
  authorize(actor, action, campaign);
}
