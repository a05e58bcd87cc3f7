import {
  ApplicationListQuery,
  ApplicationListResponse,
  ApplicationStatusResponse,
  AppliedCampaignsQuery,
  AppliedCampaignsResponse,
  ApplyRequest,
  DecideManyRequest,
  DecideManyResponse,
  DecideRequest,
  OwnApplicationResponse,
  PublisherCampaignsQuery,
  PublisherCampaignsResponse,
  ReasonRequest,
} from '@callstead/contract/applications';
import { DomainError } from '@callstead/domain/errors';
import { authorize } from '@callstead/domain/policy';
import * as z from 'zod';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { findOffer } from '../campaigns/queries.ts';
import {
  applyToCampaign,
  decideApplication,
  decideApplications,
  revokeApplication,
  withdrawApplication,
} from './commands.ts';
import { presentOwn } from './present.ts';
import { listOwnApplications } from './queries.ts';
import { readApplications, readAppliedCampaigns, readPublisherCampaigns } from './reads.ts';

const ById = z.object({ id: z.uuid() });
const ByPublicId = z.object({ publicId: z.string().max(20) });

export function applicationRoutes(app: App, services: Services): void {
  publisherRoutes(app, services);
  decisionRoutes(app, services);
}

function publisherRoutes(app: App, services: Services): void {
  const { db, config } = services;

  app.get(
    '/publisher/campaigns',
    {
      config: { access: 'campaign.browse' },
      schema: { querystring: PublisherCampaignsQuery, response: { 200: PublisherCampaignsResponse } },
    },
    ({ actor, query }) => readPublisherCampaigns(services, actor, query),
  );

  const ownApplication = async (publicId: string, publisherId: string) => {
    const campaign = await findOffer(db, publicId);
    if (!campaign) throw new DomainError('not_found');
    const [own] = await listOwnApplications(db, publisherId, [campaign.id]);
    return { application: own ? presentOwn(own, config.publicUrl) : null };
  };

  app.get(
    '/campaigns/:publicId/application',
    {
      config: { access: 'application.read-own' },
      schema: { params: ByPublicId, response: { 200: OwnApplicationResponse } },
    },
    async ({ actor, params }) => {
      authorize(actor, 'application.read-own');
      return ownApplication(params.publicId, actor.accountId);
    },
  );

  app.post(
    '/campaigns/:publicId/applications',
    {
      config: { access: 'application.create' },
      schema: { params: ByPublicId, body: ApplyRequest, response: { 201: OwnApplicationResponse } },
    },
    async ({ actor, params, body }, reply) => {
      const { publisher_id } = await applyToCampaign({ db }, actor, { ...params, ...body });
      return reply.code(201).send(await ownApplication(params.publicId, publisher_id));
    },
  );

  app.post(
    '/applications/:id/withdrawal',
    {
      config: { access: 'application.withdraw' },
      schema: { params: ById, response: { 200: ApplicationStatusResponse } },
    },
    ({ actor, params }) => withdrawApplication({ db }, actor, params.id),
  );
}

function decisionRoutes(app: App, services: Services): void {
  app.get(
    '/applications',
    {
      config: { access: 'application.list' },
      schema: { querystring: ApplicationListQuery, response: { 200: ApplicationListResponse } },
    },
    ({ actor, query }) => readApplications(services.db, actor, query),
  );

  app.get(
    '/applications/campaigns',
    {
      config: { access: 'application.list' },
      schema: { querystring: AppliedCampaignsQuery, response: { 200: AppliedCampaignsResponse } },
    },
    ({ actor, query }) => readAppliedCampaigns(services.db, actor, query),
  );

  app.post(
    '/applications/decisions',
    {
      config: { access: 'application.decide' },
      schema: { body: DecideManyRequest, response: { 200: DecideManyResponse } },
    },
    async ({ actor, body }) => ({ results: await decideApplications(services, actor, body) }),
  );

  app.post(
    '/applications/:id/decision',
    {
      config: { access: 'application.decide' },
      schema: { params: ById, body: DecideRequest, response: { 200: ApplicationStatusResponse } },
    },
    ({ actor, params, body }) => decideApplication(services, actor, { ...params, ...body }),
  );

  app.post(
    '/applications/:id/revocation',
    {
      config: { access: 'application.revoke' },
      schema: { params: ById, body: ReasonRequest, response: { 200: ApplicationStatusResponse } },
    },
    ({ actor, params, body }) => revokeApplication(services, actor, { ...params, ...body }),
  );
}
