import * as endpoints from '@callstead/contract/leads/form-endpoints';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { readForm, saveForm } from './commands.ts';

export function leadFormRoutes(app: App, services: Services): void {
  const { db } = services;
  handle(app, endpoints.readLeadForm, ({ actor, params }) => readForm(db, actor, params.id));

  handle(app, endpoints.saveLeadForm, ({ actor, params, body }) =>
    saveForm({ db }, actor, { campaignId: params.id, ...body }),
  );
}
