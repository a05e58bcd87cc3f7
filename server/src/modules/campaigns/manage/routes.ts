import * as endpoints from '@callstead/contract/campaigns/managed-campaigns-endpoints';
import { viewedAccount } from '@callstead/domain/viewed-account';
import { KEY, listed, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { authorizeCampaigns } from './authorize.ts';
import { createCampaign, deleteCampaign, duplicateCampaign, editCampaign, readCampaign } from './commands.ts';
import { presentCampaign, presentVersion } from './present.ts';
import { listVersions } from './queries.ts';
import { campaignsOf } from './reads.ts';
import { activateCampaigns, reviewCampaign, setShare, stepCampaign } from './review.ts';

export function campaignManageRoutes(app: App, services: Services): void {
  readingRoutes(app, services);
  writingRoutes(app, services);
  stepRoutes(app, services);
  adminRoutes(app, services);
}

function readingRoutes(app: App, { db, settings }: Services): void {
  handle(app, endpoints.readCampaignDefaults, async ({ actor }) => {
    authorizeCampaigns(actor, 'campaign.list');
    return { personalDataDays: settings.of('people').personalDataDays };
  });

  handle(app, endpoints.listCampaigns, async ({ actor, query }) => {
    authorizeCampaigns(actor, 'campaign.list');
    return campaignsOf(db, query, viewedAccount(actor, query.account));
  });

  handle(app, endpoints.readCampaign, async ({ actor, params }) =>
    presentCampaign(await readCampaign(db, actor, params.id)),
  );

  handle(app, endpoints.listCampaignVersions, async ({ actor, params, query }) => {
    const { id } = await readCampaign(db, actor, params.id);
    const request = pageRequestOf(query, [KEY.integer]);
    const below = request.from && Number(request.from[0]);
    const rows = await listVersions(db, id, { below, limit: query.limit + 1 });
    return listed(
      pageOf(rows, request, (row) => [String(row.version)]),
      presentVersion,
    );
  });
}

function writingRoutes(app: App, services: Services): void {
  handle(app, endpoints.createCampaign, async ({ actor, query, body }) => {
    const created = await createCampaign(services, actor, { account: query.account, ...body });
    return presentCampaign(created);
  });

  handle(app, endpoints.updateCampaign, async ({ actor, params, body }) =>
    presentCampaign(await editCampaign(services, actor, { id: params.id, ...body })),
  );

  handle(app, endpoints.deleteCampaign, async ({ actor, params }) => ({
    outcome: await deleteCampaign(services, actor, params.id),
  }));

  handle(app, endpoints.duplicateCampaign, async ({ actor, params }) =>
    presentCampaign(await duplicateCampaign(services, actor, params.id)),
  );
}

function stepRoutes(app: App, services: Services): void {
  const steps = {
    submit: endpoints.submitCampaign,
    pause: endpoints.pauseCampaign,
    resume: endpoints.resumeCampaign,
  };
  for (const move of ['submit', 'pause', 'resume'] as const) {
    handle(app, steps[move], async ({ actor, params }) =>
      presentCampaign(await stepCampaign(services, actor, move, params.id)),
    );
  }
}

function adminRoutes(app: App, services: Services): void {
  handle(app, endpoints.listAllCampaigns, async ({ query }) => campaignsOf(services.db, query, query.account));

  handle(app, endpoints.updateAnyCampaign, async ({ actor, params, body }) =>
    presentCampaign(await editCampaign(services, actor, { id: params.id, ...body, submit: false })),
  );

  handle(app, endpoints.setCampaignShare, async ({ actor, params, body }) =>
    presentCampaign(await setShare(services, actor, { id: params.id, ...body })),
  );

  handle(app, endpoints.reviewCampaign, async ({ actor, params, body }) =>
    presentCampaign(await reviewCampaign(services, actor, params.id, body)),
  );

  handle(app, endpoints.activateCampaigns, async ({ actor, body }) => activateCampaigns(services, actor, body.ids));
}
