import { ByCallId } from '../calls/calls.ts';
import { endpoint } from '../endpoint.ts';
import { Billed, CallList, CallsAsked, Decision, Dispute, ExplainedCall } from './calls.ts';

export const listCalls = endpoint('GET', '/calls', {
  access: 'call.list',
  scope: 'calls:read',
  query: CallsAsked,
  answers: { 200: CallList },
});

export const readCall = endpoint('GET', '/calls/:id', {
  access: 'call.read',
  scope: 'calls:read',
  params: ByCallId,
  answers: { 200: ExplainedCall },
});

/** Inside the approval time; an admin decides. */
export const disputeCall = endpoint('POST', '/calls/:id/dispute', {
  access: 'call.dispute',
  scope: 'calls:write',
  params: ByCallId,
  body: Dispute,
  answers: { 200: Billed },
  errors: ['billing_state', 'idempotency_mismatch', 'idempotency_running'],
});

export const decideCall = endpoint('POST', '/calls/:id/decision', {
  access: 'call.decide',
  scope: 'calls:write',
  params: ByCallId,
  body: Decision,
  answers: { 200: Billed },
  errors: ['billing_state', 'insufficient_balance', 'idempotency_mismatch', 'idempotency_running'],
});
