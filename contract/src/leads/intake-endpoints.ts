import { endpoint } from '../endpoint.ts';
import { PingAnswer, PingLeadRequest, PostedLeadAnswer, PostLeadRequest } from './intake.ts';

/** Takes an Idempotency-Key. */
export const postLead = endpoint('POST', '/leads', {
  access: 'lead.post',
  scope: 'leads:write',
  takesTests: true,
  body: PostLeadRequest,
  answers: { 201: PostedLeadAnswer },
  errors: ['idempotency_mismatch', 'idempotency_running', 'not_offered', 'rate_limited'],
});

/** What a lead from there would bring, promised for a minute and one post. */
export const pingLead = endpoint('POST', '/leads/ping', {
  access: 'lead.post',
  scope: 'leads:write',
  takesTests: true,
  body: PingLeadRequest,
  answers: { 200: PingAnswer },
  errors: ['idempotency_mismatch', 'idempotency_running', 'not_offered', 'rate_limited'],
});
