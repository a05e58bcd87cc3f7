import type { Campaign as Managed } from '@callstead/contract/campaigns/managed-campaigns';
import type { Campaign } from '@callstead/contract/v1/campaigns';
import * as endpoints from '@callstead/contract/v1/campaigns-endpoints';
import { DomainError } from '@callstead/domain/errors';
import type { Member } from '@callstead/domain/policy';
import { viewedAccount } from '@callstead/domain/viewed-account';
import type { Db } from '../../db/database.ts';
import { handleByKey } from '../../http/handle-by-key.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { findCampaignId } from '../calls/lists/queries.ts';
import { authorizeCampaigns } from '../campaigns/manage/authorize.ts';
import { createCampaign, editCampaign, readCampaign } from '../campaigns/manage/commands.ts';
import { presentCampaign } from '../campaigns/manage/present.ts';
import { campaignsOf } from '../campaigns/manage/reads.ts';
import { stepCampaign } from '../campaigns/manage/review.ts';
import { setTarget } from '../campaigns/manage/set-target.ts';
import { handleOnce } from './handle-once.ts';

export function campaignV1Routes(app: App, services: Services): void {
  const { db } = services;
  handleByKey(app, endpoints.listCampaigns, async ({ actor, query }) => {
    authorizeCampaigns(actor, 'campaign.list');
    const { data, hasMore, next } = await campaignsOf(db, query, viewedAccount(actor, query.account));
    return { data: data.map(byPublicId), hasMore, next };
  });

  handleByKey(app, endpoints.readCampaign, async ({ actor, params }) =>
    readOneCampaign(db, actor, await idOfOffer(db, params.id)),
  );

  handleOnce(app, services, endpoints.createCampaign, ({ actor, query, body }) => ({
    run: async (tx) => (await createCampaign(tx, actor, { account: query.account, ...body })).id,
    answer: (id) => readOneCampaign(db, actor, id),
  }));

  handleByKey(app, endpoints.editCampaign, async ({ actor, params, body }) => {
    const id = await idOfOffer(db, params.id);
    return byPublicId(presentCampaign(await editCampaign(services, actor, { id, ...body })));
  });

  handleByKey(app, endpoints.editTarget, async ({ actor, params: { id, targetId }, body }) =>
    byPublicId(presentCampaign(await setTarget(services, actor, { id: await idOfOffer(db, id), targetId, ...body }))),
  );

  const steps = {
    submit: endpoints.submitCampaign,
    pause: endpoints.pauseCampaign,
    resume: endpoints.resumeCampaign,
  };
  for (const move of ['submit', 'pause', 'resume'] as const) {
    handleOnce(app, services, steps[move], ({ actor, params }) => ({
      run: async (tx) => (await stepCampaign(tx, actor, move, await idOfOffer(tx.db, params.id))).id,
      answer: (id) => readOneCampaign(db, actor, id),
    }));
  }
}

export const readOneCampaign = async (db: Db, actor: Member, id: string) =>
  byPublicId(presentCampaign(await readCampaign(db, actor, id)));

export async function idOfOffer(db: Db, publicId: string): Promise<string> {
  const id = await findCampaignId(db, publicId);
  if (!id) throw new DomainError('not_found');
  return id;
}

const byPublicId = ({ id: _, publicId, ...campaign }: Managed): Campaign => ({ id: publicId, ...campaign });
