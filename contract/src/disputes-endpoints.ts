import {
  Appeal,
  AppealRequest,
  ByDisputed,
  CreditDisputeRequest,
  CreditedSale,
  DecideAppealRequest,
  DisputeListQuery,
  DisputeListResponse,
  DisputeMessage,
  DisputeThread,
  WriteInDisputeRequest,
} from './disputes.ts';
import { endpoint } from './endpoint.ts';

/** Those who wait longest, first. */
export const listDisputes = endpoint('GET', '/admin/disputes', {
  access: 'dispute.list',
  query: DisputeListQuery,
  answers: { 200: DisputeListResponse },
});

/** Gives a part of the price back and approves the rest. */
export const creditDispute = endpoint('POST', '/admin/disputes/:kind/:id/credit', {
  access: 'dispute.credit',
  params: ByDisputed,
  body: CreditDisputeRequest,
  answers: { 200: CreditedSale },
  errors: ['billing_state'],
});

export const readDispute = endpoint('GET', '/disputes/:kind/:id', {
  access: 'dispute.read',
  params: ByDisputed,
  answers: { 200: DisputeThread },
});

export const writeInDispute = endpoint('POST', '/disputes/:kind/:id/messages', {
  access: 'dispute.write',
  params: ByDisputed,
  body: WriteInDisputeRequest,
  answers: { 201: DisputeMessage },
  errors: ['billing_state'],
});

/** Whoever lost asks once for a second look, in time. */
export const appealDispute = endpoint('POST', '/disputes/:kind/:id/appeal', {
  access: 'dispute.appeal',
  params: ByDisputed,
  body: AppealRequest,
  answers: { 201: Appeal },
  errors: ['already_appealed', 'appeal_over'],
});

/** The last word: the first decision stays, or is changed in whole or in part, and the money follows. */
export const decideAppeal = endpoint('POST', '/admin/disputes/:kind/:id/appeal-decision', {
  access: 'dispute.decide-appeal',
  params: ByDisputed,
  body: DecideAppealRequest,
  answers: { 200: CreditedSale },
  errors: ['decision_made', 'billing_state', 'insufficient_balance', 'budget_used'],
});
