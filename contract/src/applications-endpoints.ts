import {
  ApplicationListQuery,
  ApplicationListResponse,
  ApplicationStatusResponse,
  AppliedCampaignsQuery,
  AppliedCampaignsResponse,
  ApplyRequest,
  ByPublicId,
  DecideManyRequest,
  DecideManyResponse,
  DecideRequest,
  FormHosts,
  JoinedCampaignsQuery,
  JoinedCampaignsResponse,
  OwnApplicationResponse,
  PublisherCampaignsQuery,
  PublisherCampaignsResponse,
  ReasonRequest,
  SetOwnTermsRequest,
} from './applications.ts';
import { ById, endpoint, Nothing } from './endpoint.ts';

export const listPublisherCampaigns = endpoint('GET', '/publisher/campaigns', {
  access: 'campaign.browse',
  query: PublisherCampaignsQuery,
  answers: { 200: PublisherCampaignsResponse },
});

/** Those that earned most in the last days first. */
export const listJoinedCampaigns = endpoint('GET', '/publisher/campaigns/joined', {
  access: 'campaign.browse',
  query: JoinedCampaignsQuery,
  answers: { 200: JoinedCampaignsResponse },
});

export const readOwnApplication = endpoint('GET', '/campaigns/:publicId/application', {
  access: 'application.read-own',
  params: ByPublicId,
  answers: { 200: OwnApplicationResponse },
});

export const applyToCampaign = endpoint('POST', '/campaigns/:publicId/applications', {
  access: 'application.create',
  params: ByPublicId,
  body: ApplyRequest,
  answers: { 201: OwnApplicationResponse },
  errors: ['application_exists', 'account_pending', 'account_rejected', 'not_offered'],
});

export const withdrawApplication = endpoint('POST', '/applications/:id/withdrawal', {
  access: 'application.withdraw',
  params: ById,
  answers: { 200: ApplicationStatusResponse },
  errors: ['application_state'],
});

export const setFormHosts = endpoint('PUT', '/applications/:id/form-hosts', {
  access: 'application.set-form-hosts',
  params: ById,
  body: FormHosts,
  answers: { 200: FormHosts },
  errors: ['application_state'],
});

export const listApplications = endpoint('GET', '/applications', {
  access: 'application.list',
  query: ApplicationListQuery,
  answers: { 200: ApplicationListResponse },
  errors: ['campaigns_restricted'],
});

export const readAppliedCampaigns = endpoint('GET', '/applications/campaigns', {
  access: 'application.list',
  query: AppliedCampaignsQuery,
  answers: { 200: AppliedCampaignsResponse },
  errors: ['campaigns_restricted'],
});

/** Waits some seconds before anything happens. */
export const decideApplications = endpoint('POST', '/applications/decisions', {
  access: 'application.decide',
  body: DecideManyRequest,
  answers: { 200: DecideManyResponse },
  errors: ['campaigns_restricted'],
});

/** Only while it waits; its applications stay as they are. */
export const undoDecision = endpoint('DELETE', '/applications/decisions/:id', {
  access: 'application.undo',
  params: ById,
  answers: { 204: Nothing },
  errors: ['campaigns_restricted', 'decision_made'],
});

export const decideApplication = endpoint('POST', '/applications/:id/decision', {
  access: 'application.decide',
  params: ById,
  body: DecideRequest,
  answers: { 200: ApplicationStatusResponse },
  errors: ['campaigns_restricted', 'application_state', 'campaign_inactive'],
});

export const revokeApplication = endpoint('POST', '/applications/:id/revocation', {
  access: 'application.revoke',
  params: ById,
  body: ReasonRequest,
  answers: { 200: ApplicationStatusResponse },
  errors: ['campaigns_restricted', 'application_state'],
});

/** A price or share for one publisher, from now on. */
export const setOwnTerms = endpoint('PUT', '/admin/applications/:id/terms', {
  access: 'application.set-terms',
  params: ById,
  body: SetOwnTermsRequest,
  answers: { 204: Nothing },
  errors: ['application_state', 'not_offered'],
});
