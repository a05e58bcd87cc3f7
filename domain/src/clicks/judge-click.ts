import { isOpen } from '../campaigns/hours.ts';
import type { CampaignStatus, Hours } from '../campaigns/terms.ts';
import type { AccountStatus } from '../identity/account.ts';
import type { ClickVerdict } from './click.ts';

/** A link as far as it is known: either side of it may be unknown, and then nobody can have been approved. */
export type JudgedLink = {
  campaign: {
    status: CampaignStatus;
    advertiserStatus: AccountStatus;
    /** Null where clicks are taken at any hour: nobody has to pick up a telephone. */
    hours: Hours | null;
  } | null;
  publisherStatus: AccountStatus | null;
  isApproved: boolean;
};

/** Who seems to stand behind a request. */
export type ClickAgent = 'person' | 'bot' | 'prefetch';

/** What the link itself says: it decides where the visitor goes. */
export function judgeLink(link: JudgedLink, state: { isFull: boolean; at: Date }): ClickVerdict {
  const { campaign, publisherStatus } = link;
  if (!campaign || publisherStatus === null) return 'unknown';
  if (campaign.status !== 'active' || campaign.advertiserStatus !== 'approved') return 'inactive';
  if (publisherStatus !== 'approved' || !link.isApproved) return 'not_approved';
  if (campaign.hours && !isOpen(campaign.hours, state.at)) return 'closed';
  return state.isFull ? 'full' : 'ok';
}

/** What is kept: machines are led where people are, and never counted. */
export function judgeClick(ofLink: ClickVerdict, agent: ClickAgent): ClickVerdict {
  return agent === 'person' || ofLink === 'unknown' ? ofLink : agent;
}
