import * as endpoints from '@callstead/contract/applications-endpoints';
import { DomainError } from '@callstead/domain/errors';
import { authorize } from '@callstead/domain/policy';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { findOffer } from '../campaigns/queries.ts';
import { applyToCampaign, decideApplication, revokeApplication, withdrawApplication } from './commands.ts';
import { readJoinedCampaigns } from './joined/reads.ts';
import { presentOwn } from './present.ts';
import { listOwnApplications } from './queries.ts';
import { readApplications, readAppliedCampaigns, readPublisherCampaigns } from './reads.ts';
import { setFormHosts } from './set-form-hosts.ts';
import { setOwnTerms } from './set-own-terms.ts';
import { decideSoon, undoDecision } from './waiting/decide-soon.ts';

export function applicationRoutes(app: App, services: Services): void {
  publisherRoutes(app, services);
  decisionRoutes(app, services);
}

function publisherRoutes(app: App, services: Services): void {
  const { db, config } = services;

  handle(app, endpoints.listPublisherCampaigns, ({ actor, query }) => readPublisherCampaigns(services, actor, query));

  handle(app, endpoints.listJoinedCampaigns, ({ actor, query }) => readJoinedCampaigns(services, actor, query));

  const ownApplication = async (publicId: string, publisherId: string) => {
    const campaign = await findOffer(db, publicId, publisherId);
    if (!campaign) throw new DomainError('not_found');
    const [own] = await listOwnApplications(db, publisherId, [campaign.id]);
    return { application: own ? presentOwn(own, config.publicUrl) : null };
  };

  handle(app, endpoints.readOwnApplication, async ({ actor, params }) => {
    authorize(actor, 'application.read-own');
    return ownApplication(params.publicId, actor.accountId);
  });

  handle(app, endpoints.applyToCampaign, async ({ actor, params, body }) => {
    const { publisher_id } = await applyToCampaign({ db }, actor, { ...params, ...body });
    return ownApplication(params.publicId, publisher_id);
  });

  handle(app, endpoints.setFormHosts, ({ actor, params, body }) => setFormHosts({ db }, actor, { ...params, ...body }));

  handle(app, endpoints.withdrawApplication, ({ actor, params }) => withdrawApplication({ db }, actor, params.id));
}

function decisionRoutes(app: App, services: Services): void {
  handle(app, endpoints.setOwnTerms, ({ actor, params, body }) =>
    setOwnTerms({ db: services.db }, actor, { id: params.id, ...body }),
  );

  handle(app, endpoints.listApplications, ({ actor, query }) => readApplications(services.db, actor, query));

  handle(app, endpoints.readAppliedCampaigns, ({ actor, query }) => readAppliedCampaigns(services.db, actor, query));

  handle(app, endpoints.decideApplications, ({ actor, body }) => decideSoon(services, actor, body));

  handle(app, endpoints.undoDecision, ({ actor, params }) => undoDecision({ db: services.db }, actor, params.id));

  handle(app, endpoints.decideApplication, ({ actor, params, body }) =>
    decideApplication(services, actor, { ...params, ...body }),
  );

  handle(app, endpoints.revokeApplication, ({ actor, params, body }) =>
    revokeApplication(services, actor, { ...params, ...body }),
  );
}
