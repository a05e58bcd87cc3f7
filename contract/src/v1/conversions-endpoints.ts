import { ByConversionId } from '../conversions/conversions.ts';
import { endpoint } from '../endpoint.ts';
import { Billed, Decision, Dispute } from './calls.ts';
import { ConversionList, ConversionsAsked, ExplainedConversion } from './conversions.ts';

export const listConversions = endpoint('GET', '/conversions', {
  access: 'conversion.list',
  scope: 'conversions:read',
  query: ConversionsAsked,
  answers: { 200: ConversionList },
});

export const readConversion = endpoint('GET', '/conversions/:id', {
  access: 'conversion.read',
  scope: 'conversions:read',
  params: ByConversionId,
  answers: { 200: ExplainedConversion },
});

/** Inside the approval time; an admin decides. */
export const disputeConversion = endpoint('POST', '/conversions/:id/dispute', {
  access: 'conversion.dispute',
  scope: 'conversions:write',
  params: ByConversionId,
  body: Dispute,
  answers: { 200: Billed },
  errors: ['billing_state', 'idempotency_mismatch', 'idempotency_running'],
});

export const decideConversion = endpoint('POST', '/conversions/:id/decision', {
  access: 'conversion.decide',
  scope: 'conversions:write',
  params: ByConversionId,
  body: Decision,
  answers: { 200: Billed },
  errors: ['billing_state', 'insufficient_balance', 'idempotency_mismatch', 'idempotency_running'],
});
