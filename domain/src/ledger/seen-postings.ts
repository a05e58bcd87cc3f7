import type { Posting } from './entry.ts';

/** Accounts by what they hold. `network` is whatever is not the viewer's own. */
export const POSTING_SIDES = [
  'balance',
  'reserved',
  'held',
  'payable',
  'paying',
  'revenue',
  'gateway',
  'adjustments',
  'fees',
  'network',
] as const;
export type PostingSide = (typeof POSTING_SIDES)[number];
export type SeenPosting = { from: PostingSide; to: PostingSide; amountCents: number };

type Owner = 'advertiser' | 'publisher';

/**
 * What an owner sees of the postings of one sale: those that touch their own accounts, with everything else as one
 * counterpart, so that neither side can read the other's amount. Without an owner: all of them.
 */
export function seenPostings(postings: readonly Pick<Posting, keyof Posting>[], owner?: Owner): SeenPosting[] {
  const seen = new Map<string, SeenPosting>();
  for (const posting of postings) {
    const [from, to] = [sideOf(posting.from, owner), sideOf(posting.to, owner)];
    if (from === to) continue; // between others
    const key = `${from} ${to}`;
    const amountCents = (seen.get(key)?.amountCents ?? 0) + posting.amountCents;
    seen.set(key, { from, to, amountCents });
  }
  return [...seen.values()];
}

/** 'advertiser:{id}:balance' is a balance, 'network:revenue' is revenue. */
function sideOf(account: string, owner: Owner | undefined): PostingSide {
  const [holder = '', ...rest] = account.split(':');
  const side = POSTING_SIDES.find((name) => name === rest.at(-1));
  return side && (owner === undefined || holder === owner) ? side : 'network';
}
