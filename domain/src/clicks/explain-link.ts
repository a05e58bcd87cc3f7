import { isOpen } from '../campaigns/hours.ts';
import type { ClickVerdict } from './click.ts';
import type { JudgedLink } from './judge-click.ts';

/** What decides about a link, in the order it is asked. */
export const LINK_RULES = ['known', 'campaign_active', 'joined', 'open', 'has_room'] as const;
export type LinkRule = (typeof LINK_RULES)[number];
export type SpokenRule = { rule: LinkRule; passed: boolean };

const VERDICTS: Record<LinkRule, ClickVerdict> = {
  known: 'unknown',
  campaign_active: 'inactive',
  joined: 'not_approved',
  open: 'closed',
  has_room: 'full',
};

/** As `judgeLink` judges, with everything that was asked up to the rule that failed. */
export function explainLink(
  link: JudgedLink,
  state: { isFull: boolean; at: Date },
): { verdict: ClickVerdict; rules: SpokenRule[] } {
  const { campaign, publisherStatus } = link;
  const asked: Record<LinkRule, () => boolean> = {
    known: () => campaign !== null && publisherStatus !== null,
    campaign_active: () => campaign?.status === 'active' && campaign.advertiserStatus === 'approved',
    joined: () => publisherStatus === 'approved' && link.isApproved,
    open: () => !campaign?.hours || isOpen(campaign.hours, state.at),
    has_room: () => !state.isFull,
  };
  const rules: SpokenRule[] = [];
  for (const rule of LINK_RULES) {
    const passed = asked[rule]();
    rules.push({ rule, passed });
    if (!passed) return { verdict: VERDICTS[rule], rules };
  }
  return { verdict: 'ok', rules };
}
