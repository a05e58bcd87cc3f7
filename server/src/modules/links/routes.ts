import * as endpoints from '@callstead/contract/links-endpoints';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { ClickServices } from '../clicks/engine.ts';
import { archiveLink, createLink, editLink } from './commands.ts';
import { presentSavedLink } from './present.ts';
import { readLinkExplanation, readLinkOptions, readLinks } from './reads.ts';

export function savedLinkRoutes(app: App, services: ClickServices): void {
  const { db, config } = services;
  const setting = { publicUrl: config.publicUrl, language: 'es' } as const;

  handle(app, endpoints.listLinks, ({ actor, query }) => readLinks(services, actor, query, new Date()));

  handle(app, endpoints.readLinkOptions, ({ actor, query }) => readLinkOptions(services, actor, query));

  handle(app, endpoints.explainLink, ({ actor, query }) => readLinkExplanation(services, actor, query, new Date()));

  handle(app, endpoints.createLink, async ({ actor, body }) =>
    presentSavedLink(await createLink({ db }, actor, body), setting),
  );

  handle(app, endpoints.editLink, async ({ actor, params, body }) =>
    presentSavedLink(await editLink({ db }, actor, { id: params.id, ...body }), setting),
  );

  handle(app, endpoints.archiveLink, ({ actor, params, body }) =>
    archiveLink({ db }, actor, { id: params.id, ...body }),
  );
}
