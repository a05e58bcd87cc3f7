import { ById, endpoint, PDF } from '../endpoint.ts';
import { LinesAsked, PayoutLineList, PayoutList, PayoutStatement, PayoutsAsked } from './payouts.ts';

/** Newest first. Admins name the account. */
export const listPayouts = endpoint('GET', '/payouts', {
  access: 'payout.read',
  scope: 'payouts:read',
  query: PayoutsAsked,
  answers: { 200: PayoutList },
});

export const readPayout = endpoint('GET', '/payouts/:id', {
  access: 'payout.read',
  scope: 'payouts:read',
  params: ById,
  answers: { 200: PayoutStatement },
});

export const listPayoutLines = endpoint('GET', '/payouts/:id/lines', {
  access: 'payout.read',
  scope: 'payouts:read',
  params: ById,
  query: LinesAsked,
  answers: { 200: PayoutLineList },
});

/** The statement, in the publisher's own language. */
export const readPayoutPdf = endpoint('GET', '/payouts/:id/pdf', {
  access: 'payout.read',
  scope: 'payouts:read',
  params: ById,
  answers: { 200: PDF },
});
