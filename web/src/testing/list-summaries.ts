import type { CallSummary } from '@callstead/contract/calls/calls';
import type { ClickSummary } from '@callstead/contract/clicks';
import type { LeadSummary } from '@callstead/contract/leads/leads';

const BARS = [
  { from: '2026-03-02T05:00:00.000Z', to: '2026-03-03T05:00:00.000Z', counted: 2, others: 3 },
  { from: '2026-03-03T05:00:00.000Z', to: '2026-03-04T05:00:00.000Z', counted: 1, others: 0 },
];
const COUNTED = { count: { rows: 6, isMore: false }, isNewest: false, bars: BARS };
const NO_MONEY = { priceCents: null, payoutCents: null, marginCents: null };

/** What a list comes to: three of six in two days. */
export const aCallSummary = (change: Partial<CallSummary> = {}): CallSummary => ({
  ...COUNTED,
  totals: { qualified: 3, talkSeconds: 4_320, ...NO_MONEY, payoutCents: 67_50 },
  ...change,
});
export const aLeadSummary = (): LeadSummary => ({ ...COUNTED, totals: { accepted: 3, ...NO_MONEY } });
export const aClickSummary = (): ClickSummary => ({ ...COUNTED, totals: { counted: 3, unique: 2 } });
