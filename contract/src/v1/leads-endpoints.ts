import { endpoint } from '../endpoint.ts';
import { ByLeadId, LeadBilling } from '../leads/leads.ts';
import { ExplainedLead, LeadDecision, LeadList, LeadsAsked, Return } from './leads.ts';

export const listLeads = endpoint('GET', '/leads', {
  access: 'lead.list',
  scope: 'leads:read',
  query: LeadsAsked,
  answers: { 200: LeadList },
  errors: ['not_offered'],
});

export const readLead = endpoint('GET', '/leads/:id', {
  access: 'lead.read',
  scope: 'leads:read',
  params: ByLeadId,
  answers: { 200: ExplainedLead },
  errors: ['not_offered'],
});

/** A lead's dispute: inside the approval time, and an admin decides. */
export const returnLead = endpoint('POST', '/leads/:id/return', {
  access: 'lead.return',
  scope: 'leads:write',
  params: ByLeadId,
  body: Return,
  answers: { 200: LeadBilling },
  errors: ['billing_state', 'not_offered', 'idempotency_mismatch', 'idempotency_running'],
});

export const decideLead = endpoint('POST', '/leads/:id/decision', {
  access: 'lead.decide',
  scope: 'leads:write',
  params: ByLeadId,
  body: LeadDecision,
  answers: { 200: LeadBilling },
  errors: ['billing_state', 'insufficient_balance', 'not_offered', 'idempotency_mismatch', 'idempotency_running'],
});
