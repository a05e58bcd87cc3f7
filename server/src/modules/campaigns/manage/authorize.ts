import { DomainError } from '@callstead/domain/errors';
import { type ActionAbout, type Actor, authorize, can, type Member } from '@callstead/domain/policy';
import type { ManagedCampaign } from './queries.ts';

type OwnedCampaign = Pick<ManagedCampaign, 'advertiserId'>;

/** Accounts that are not approved are told so; 404 instead of 403 for another's campaign. */
export function authorizeCampaign(
  actor: Actor,
  action: ActionAbout<OwnedCampaign>,
  campaign: OwnedCampaign,
): asserts actor is Member {
  assertInBusiness(actor);
  if (!can(actor, 'campaign.read', campaign)) throw new DomainError('not_found');
  authorize(actor, action, campaign);
}

/** What is about no campaign in particular. */
export function authorizeCampaigns(actor: Actor, action: 'campaign.list' | 'campaign.create'): asserts actor is Member {
  assertInBusiness(actor);
  authorize(actor, action);
}

function assertInBusiness(actor: Actor): void {
  const isRestricted = actor.role === 'advertiser' && actor.status !== 'approved';
  if (isRestricted) throw new DomainError('campaigns_restricted');
}
