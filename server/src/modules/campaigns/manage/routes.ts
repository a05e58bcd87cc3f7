import {
  ActivateCampaignsRequest,
  ActivateCampaignsResponse,
  AdminUpdateCampaignRequest,
  Campaign,
  CampaignListQuery,
  CampaignListResponse,
  CampaignVersionsQuery,
  CampaignVersionsResponse,
  CreateCampaignRequest,
  DeleteCampaignResponse,
  ReviewCampaignRequest,
  SetShareRequest,
  UpdateCampaignRequest,
} from '@callstead/contract/campaigns/managed-campaigns';
import { viewedAccount } from '@callstead/domain/viewed-account';
import * as z from 'zod';
import type { Db } from '../../../db/database.ts';
import { cutPage } from '../../../http/cursor.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { authorizeCampaigns } from './authorize.ts';
import { createCampaign, deleteCampaign, duplicateCampaign, editCampaign, readCampaign } from './commands.ts';
import { presentCampaign, presentVersion } from './present.ts';
import { listCampaigns, listVersions } from './queries.ts';
import { activateCampaigns, reviewCampaign, setShare, stepCampaign } from './review.ts';

const params = z.object({ id: z.uuid() });
const ForAccount = z.object({ account: z.uuid().optional().catch(undefined) });
const VERSIONS_PER_PAGE = 20;

export function campaignManageRoutes(app: App, services: Services): void {
  readingRoutes(app, services);
  writingRoutes(app, services);
  stepRoutes(app, services);
  adminRoutes(app, services);
}

function readingRoutes(app: App, { db }: Services): void {
  app.get(
    '/advertiser/campaigns',
    {
      config: { access: 'campaign.list' },
      schema: { querystring: CampaignListQuery, response: { 200: CampaignListResponse } },
    },
    async ({ actor, query }) => {
      authorizeCampaigns(actor, 'campaign.list');
      return pageOf(db, query, viewedAccount(actor, query.account));
    },
  );

  app.get(
    '/advertiser/campaigns/:id',
    { config: { access: 'campaign.read' }, schema: { params, response: { 200: Campaign } } },
    async ({ actor, params }) => presentCampaign(await readCampaign(db, actor, params.id)),
  );

  app.get(
    '/advertiser/campaigns/:id/versions',
    {
      config: { access: 'campaign.read' },
      schema: { params, querystring: CampaignVersionsQuery, response: { 200: CampaignVersionsResponse } },
    },
    async ({ actor, params, query }) => {
      const { id } = await readCampaign(db, actor, params.id);
      const rows = await listVersions(db, id, { below: query.after, limit: VERSIONS_PER_PAGE + 1 });
      const { page, ...rest } = cutPage(rows, VERSIONS_PER_PAGE, (row) => row.version);
      return { versions: page.map(presentVersion), ...rest };
    },
  );
}

/** One row more than asked for tells whether there are more. */
async function pageOf(db: Db, query: CampaignListQuery, advertiserId: string | undefined) {
  const { search, status, category, after, limit } = query;
  const rows = await listCampaigns(db, { search, status, category, advertiserId, after, limit: limit + 1 });
  const { page, ...rest } = cutPage(rows, limit, (row) => row.public_id);
  return { campaigns: page.map(presentCampaign), ...rest };
}

function writingRoutes(app: App, services: Services): void {
  app.post(
    '/advertiser/campaigns',
    {
      config: { access: 'campaign.create' },
      schema: { querystring: ForAccount, body: CreateCampaignRequest, response: { 201: Campaign } },
    },
    async ({ actor, query, body }, reply) => {
      const created = await createCampaign(services, actor, { account: query.account, ...body });
      return reply.code(201).send(presentCampaign(created));
    },
  );

  app.put(
    '/advertiser/campaigns/:id',
    {
      config: { access: 'campaign.edit' },
      schema: { params, body: UpdateCampaignRequest, response: { 200: Campaign } },
    },
    async ({ actor, params, body }) => presentCampaign(await editCampaign(services, actor, { id: params.id, ...body })),
  );

  app.delete(
    '/advertiser/campaigns/:id',
    { config: { access: 'campaign.delete' }, schema: { params, response: { 200: DeleteCampaignResponse } } },
    async ({ actor, params }) => ({ outcome: await deleteCampaign(services, actor, params.id) }),
  );

  app.post(
    '/advertiser/campaigns/:id/duplicate',
    { config: { access: 'campaign.duplicate' }, schema: { params, response: { 201: Campaign } } },
    async ({ actor, params }, reply) =>
      reply.code(201).send(presentCampaign(await duplicateCampaign(services, actor, params.id))),
  );
}

function stepRoutes(app: App, services: Services): void {
  for (const move of ['submit', 'pause', 'resume'] as const) {
    app.post(
      `/advertiser/campaigns/:id/${move}`,
      { config: { access: `campaign.${move}` }, schema: { params, response: { 200: Campaign } } },
      async ({ actor, params }) => presentCampaign(await stepCampaign(services, actor, move, params.id)),
    );
  }
}

function adminRoutes(app: App, services: Services): void {
  app.get(
    '/admin/campaigns',
    {
      config: { access: 'campaign.list-all' },
      schema: { querystring: CampaignListQuery, response: { 200: CampaignListResponse } },
    },
    async ({ query }) => pageOf(services.db, query, query.account),
  );

  app.put(
    '/admin/campaigns/:id',
    {
      config: { access: 'campaign.edit-any' },
      schema: { params, body: AdminUpdateCampaignRequest, response: { 200: Campaign } },
    },
    async ({ actor, params, body }) =>
      presentCampaign(await editCampaign(services, actor, { id: params.id, ...body, submit: false })),
  );

  app.put(
    '/admin/campaigns/:id/share',
    {
      config: { access: 'campaign.set-share' },
      schema: { params, body: SetShareRequest, response: { 200: Campaign } },
    },
    async ({ actor, params, body }) => presentCampaign(await setShare(services, actor, { id: params.id, ...body })),
  );

  app.post(
    '/admin/campaigns/:id/review',
    {
      config: { access: 'campaign.activate' },
      schema: { params, body: ReviewCampaignRequest, response: { 200: Campaign } },
    },
    async ({ actor, params, body }) => presentCampaign(await reviewCampaign(services, actor, params.id, body)),
  );

  app.post(
    '/admin/campaigns/activations',
    {
      config: { access: 'campaign.activate' },
      schema: { body: ActivateCampaignsRequest, response: { 200: ActivateCampaignsResponse } },
    },
    async ({ actor, body }) => activateCampaigns(services, actor, body.ids),
  );
}
