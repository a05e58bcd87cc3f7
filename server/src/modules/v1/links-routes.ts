import type { SavedLink } from '@callstead/contract/links';
import type { Link } from '@callstead/contract/v1/links';
import * as endpoints from '@callstead/contract/v1/links-endpoints';
import { handleByKey } from '../../http/handle-by-key.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { archiveLink, createLink, editLink } from '../links/commands.ts';
import { presentSavedLink } from '../links/present.ts';
import { readLink, readLinks } from '../links/reads.ts';
import { IN_ENGLISH } from './as-panels-ask.ts';
import { handleOnce } from './handle-once.ts';

export function linkV1Routes(app: App, services: Services): void {
  const { db, config } = services;
  const setting = { publicUrl: config.publicUrl, ...IN_ENGLISH };

  handleByKey(app, endpoints.listLinks, async ({ actor, query }) => {
    const { data, hasMore, next } = await readLinks(services, actor, { ...query, ...IN_ENGLISH }, new Date());
    return {
      data: data.map(({ series: _, figures, ...link }) => ({ ...presentLink(link), figures })),
      hasMore,
      next,
    };
  });

  handleByKey(app, endpoints.readLink, async ({ actor, params }) =>
    presentLink(presentSavedLink(await readLink(db, actor, params.id), setting)),
  );

  handleOnce(app, services, endpoints.createLink, ({ actor, body: { offerId, ...carried } }) => ({
    run: async (tx) => (await createLink(tx, actor, { ...carried, campaignId: offerId })).id,
    answer: async (id) => presentLink(presentSavedLink(await readLink(db, actor, id), setting)),
  }));

  handleByKey(app, endpoints.editLink, async ({ actor, params, body }) =>
    presentLink(presentSavedLink(await editLink({ db }, actor, { ...params, ...body }), setting)),
  );

  handleByKey(app, endpoints.archiveLink, ({ actor, params, body }) =>
    archiveLink({ db }, actor, { ...params, ...body }),
  );
}

const presentLink = ({ campaign, publisher, ...link }: SavedLink): Link => ({
  ...link,
  offerId: campaign.id,
  affId: publisher.affId,
});
