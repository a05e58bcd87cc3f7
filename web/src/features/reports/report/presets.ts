import type { CallView } from '@callstead/domain/calls/call-view';

/** Questions people have, each a set of parameters of the page. */
const QUESTIONS = {
  earned: { metric: 'payoutCents', by: 'campaign' },
  spent: { metric: 'revenueCents', by: 'campaign' },
  margin: { metric: 'marginCents', by: 'advertiser' },
  bestPaying: { metric: 'epcCents', by: 'campaign', sort: 'epcCents' },
  cheapest: { metric: 'costPerSaleCents', by: 'publisher', sort: '+costPerSaleCents' },
  lost: { metric: 'incoming', by: 'reason', sort: 'incoming' },
  when: { metric: 'qualified', by: 'weekday,hourOfDay', sort: 'qualified' },
  where: { metric: 'incoming', by: 'state', sort: 'incoming' },
  disputes: { metric: 'disputeRate', by: 'publisher', sort: 'disputeRate' },
} as const;
export type QuestionName = keyof typeof QUESTIONS;

const ASKED_BY: Record<CallView, readonly QuestionName[]> = {
  publisher: ['earned', 'bestPaying', 'lost', 'when', 'where'],
  advertiser: ['spent', 'cheapest', 'lost', 'when', 'disputes'],
  admin: ['margin', 'bestPaying', 'lost', 'when', 'disputes'],
};

export const questionsOf = (view: CallView) =>
  ASKED_BY[view].map((name) => ({ name, shown: QUESTIONS[name] as Record<string, string> }));
