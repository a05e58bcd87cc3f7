import * as endpoints from '@callstead/contract/reports/alerts-endpoints';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { createAlert, deleteAlert, editAlert } from './commands.ts';
import { readAlertOptions, readAlerts } from './reads.ts';

export function alertRoutes(app: App, services: Services): void {
  const { db } = services;
  handle(app, endpoints.listAlerts, ({ actor, query }) => readAlerts(db, actor, query));

  handle(app, endpoints.readAlertOptions, ({ actor, query }) => readAlertOptions(db, actor, query.language));

  handle(app, endpoints.createAlert, ({ actor, body, query }) => createAlert(services, actor, { ...body, ...query }));

  handle(app, endpoints.editAlert, ({ actor, params, body, query }) =>
    editAlert(services, actor, { ...params, ...body, ...query }),
  );

  handle(app, endpoints.deleteAlert, ({ actor, params }) => deleteAlert(services, actor, params.id));
}
