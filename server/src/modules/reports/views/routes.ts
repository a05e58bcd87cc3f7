import * as endpoints from '@callstead/contract/reports/views-endpoints';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { createView, deleteView, editView, scheduleView, unscheduleView } from './commands.ts';
import { readReaders, readViews } from './reads.ts';

export function reportViewRoutes(app: App, services: Services): void {
  const { db } = services;
  handle(app, endpoints.listReportViews, ({ actor, query }) => readViews(db, actor, query));

  handle(app, endpoints.readReportReaders, ({ actor }) => readReaders(db, actor));

  handle(app, endpoints.createReportView, ({ actor, body }) => createView(services, actor, body));

  handle(app, endpoints.editReportView, ({ actor, params, body }) => editView(services, actor, { ...params, ...body }));

  handle(app, endpoints.deleteReportView, ({ actor, params }) => deleteView(services, actor, params.id));

  handle(app, endpoints.scheduleReport, ({ actor, params, body }) =>
    scheduleView(services, actor, { ...params, ...body, now: new Date() }),
  );

  handle(app, endpoints.unscheduleReport, ({ actor, params }) => unscheduleView(services, actor, params.id));
}
