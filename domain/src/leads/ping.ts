import type { LeadPrice } from './judge-lead.ts';

/** A bid that was asked for, as it stands when a post names it. */
export type StandingPing = LeadPrice & {
  publisherId: string;
  campaignId: string;
  zip: string | null;
  state: string | null;
  expiresAt: Date;
  /** The post that used it. */
  leadId: string | null;
};

type Post = { publisherId: string; campaignId: string; zip: string | null; state: string | null; at: Date };

/** A bid is promised to whom it was made, for its time, for one post, and for a lead from where it was asked for. */
export function bidOf(ping: StandingPing | undefined, post: Post): LeadPrice | null {
  if (!ping || ping.leadId !== null || post.at >= ping.expiresAt) return null;
  if (ping.publisherId !== post.publisherId || ping.campaignId !== post.campaignId) return null;
  if (!isSamePlace(ping.zip, post.zip) || !isSamePlace(ping.state, post.state)) return null;
  const { price, priceCents, payoutCents } = ping;
  return { price, priceCents, payoutCents };
}

/** Otherwise a bid for a dear place would be paid for a lead from a cheap one. */
const isSamePlace = (asked: string | null, said: string | null) =>
  (asked ?? '').toUpperCase() === (said ?? '').toUpperCase();
