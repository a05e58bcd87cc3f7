import { ById, endpoint, Nothing } from '../endpoint.ts';
import { AccountQuery } from '../identity/own-account.ts';
import { AskEarlyPayoutRequest, EarlyPayout } from './early.ts';

export const readEarlyPayout = endpoint('GET', '/early-payout', {
  access: 'payout.read',
  query: AccountQuery,
  answers: { 200: EarlyPayout },
});

/** A run of one, which admins approve as any other. */
export const askEarlyPayout = endpoint('POST', '/early-payout', {
  access: 'payout.ask-early',
  body: AskEarlyPayoutRequest,
  answers: { 201: EarlyPayout },
  errors: ['not_offered', 'payout_not_due', 'payout_run_changed', 'payout_run_state', 'recorded_otherwise'],
});

export const withdrawEarlyPayout = endpoint('DELETE', '/early-payout/:id', {
  access: 'payout.withdraw-early',
  params: ById,
  answers: { 204: Nothing },
  errors: ['payout_run_state'],
});
