import { DomainError } from '../errors.ts';
import { type Actor, can } from '../policy.ts';
import { isOffered } from './is-offered.ts';
import type { CampaignStatus, CampaignType } from './terms.ts';

type Move = { from: readonly CampaignStatus[]; to: CampaignStatus };

/** How a campaign gets from one state to another. Who may make a move stands in the policy table, as `campaign.{move}`. */
export const CAMPAIGN_MOVES = {
  submit: { from: ['draft'], to: 'pending_review' },
  activate: { from: ['draft', 'pending_review'], to: 'active' }, // a draft of the built-in catalogue is adopted as it is
  return: { from: ['pending_review'], to: 'draft' },
  pause: { from: ['active'], to: 'paused' },
  resume: { from: ['paused'], to: 'active' },
  archive: { from: ['draft', 'pending_review', 'active', 'paused'], to: 'archived' },
} as const satisfies Record<string, Move>;

export type CampaignMove = keyof typeof CAMPAIGN_MOVES;

const MOVES = Object.keys(CAMPAIGN_MOVES) as CampaignMove[];

type Owned = { advertiserId: string; status: CampaignStatus };

export function statusAfter(move: CampaignMove, status: CampaignStatus): CampaignStatus {
  const { from, to }: Move = CAMPAIGN_MOVES[move];
  if (!from.includes(status)) throw new DomainError('campaign_state', { move, status });
  return to;
}

/** What `actor` can do with this campaign now; screens show these and no others. */
export function movesOf(actor: Actor, campaign: Owned): CampaignMove[] {
  return MOVES.filter((move) => {
    const { from }: Move = CAMPAIGN_MOVES[move];
    return from.includes(campaign.status) && can(actor, `campaign.${move}`, campaign);
  });
}

/** What the network does not do yet is neither made nor joined nor published. */
export function assertOffered(type: CampaignType): void {
  if (!isOffered(type)) throw new DomainError('not_offered', { type });
}

/** What is in the archive stays as it was. */
export function assertEditable(status: CampaignStatus): void {
  if (status === 'archived') throw new DomainError('campaign_state', { status });
}

/** Until it was active nobody has agreed to anything: kind and category can still be put right. */
export function isSettled(status: CampaignStatus): boolean {
  return status !== 'draft' && status !== 'pending_review';
}
