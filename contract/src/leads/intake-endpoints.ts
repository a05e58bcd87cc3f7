import { endpoint } from '../endpoint.ts';
import { LeadById, LeadStanding, PingAnswer, PostedLeadAnswer, PostLeadRequest } from './intake.ts';

/** Takes an Idempotency-Key. */
export const postLead = endpoint('POST', '/leads', {
  access: 'lead.post',
  scope: 'leads:write',
  body: PostLeadRequest,
  answers: { 201: PostedLeadAnswer },
  errors: ['idempotency_mismatch', 'idempotency_running', 'not_offered', 'rate_limited'],
});

/** `{offerId, zip, state, fields{}}`, nothing of a person: what a lead from there would bring, promised for a minute and one post. */
export const pingLead = endpoint('POST', '/leads/ping', {
  access: 'lead.post',
  scope: 'leads:write',
  body: PostLeadRequest,
  answers: { 200: PingAnswer },
  errors: ['not_offered', 'rate_limited'],
});

export const readLeadStanding = endpoint('GET', '/leads/:id', {
  access: 'lead.read',
  scope: 'leads:read',
  params: LeadById,
  answers: { 200: LeadStanding },
  errors: ['not_offered', 'rate_limited'],
});
