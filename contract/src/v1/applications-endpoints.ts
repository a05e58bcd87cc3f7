import { ById, endpoint } from '../endpoint.ts';
import { Application, ApplicationList, ApplicationsAsked, Apply, DecideApplication, Reason } from './applications.ts';
import { ByOfferId } from './offers.ts';

/** A publisher's own; those for an advertiser's campaigns; all of them for admins. */
export const listApplications = endpoint('GET', '/applications', {
  access: 'application.read',
  scope: 'applications:read',
  query: ApplicationsAsked,
  answers: { 200: ApplicationList },
});

export const readApplication = endpoint('GET', '/applications/:id', {
  access: 'application.read',
  scope: 'applications:read',
  params: ById,
  answers: { 200: Application },
});

export const applyToOffer = endpoint('POST', '/offers/:id/applications', {
  access: 'application.create',
  scope: 'applications:write',
  params: ByOfferId,
  body: Apply,
  answers: { 201: Application },
  errors: ['application_exists', 'not_offered', 'idempotency_mismatch', 'idempotency_running'],
});

export const withdrawApplication = endpoint('POST', '/applications/:id/withdrawal', {
  access: 'application.withdraw',
  scope: 'applications:write',
  params: ById,
  answers: { 200: Application },
  errors: ['application_state', 'idempotency_mismatch', 'idempotency_running'],
});

export const decideApplication = endpoint('POST', '/applications/:id/decision', {
  access: 'application.decide',
  scope: 'applications:write',
  params: ById,
  body: DecideApplication,
  answers: { 200: Application },
  errors: ['application_state', 'campaign_inactive', 'idempotency_mismatch', 'idempotency_running'],
});

/** Ends an approval; its number goes to rest. */
export const revokeApplication = endpoint('POST', '/applications/:id/revocation', {
  access: 'application.revoke',
  scope: 'applications:write',
  params: ById,
  body: Reason,
  answers: { 200: Application },
  errors: ['application_state', 'idempotency_mismatch', 'idempotency_running'],
});
