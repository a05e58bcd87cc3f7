import * as endpoints from '@callstead/contract/reports/dashboards-endpoints';
import { report } from '@callstead/contract/reports/report-endpoints';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { readMovers } from './movers/reads.ts';
import { readWaitingCounts } from './queues/reads.ts';
import { readAdvertiserDashboard, readOverview, readPublisherDashboard } from './reads.ts';
import { readReport } from './report/read-report.ts';

export function dashboardRoutes(app: App, services: Services): void {
  const { db } = services;
  handle(app, endpoints.publisherDashboard, ({ actor, query }) => readPublisherDashboard(services, actor, query));

  handle(app, endpoints.advertiserDashboard, ({ actor, query }) => readAdvertiserDashboard(db, actor, query));

  handle(app, endpoints.adminOverview, ({ actor, query }) => readOverview(db, actor, query.zone));

  handle(app, endpoints.readMovers, ({ actor, query }) => readMovers(services, actor, query));

  handle(app, endpoints.readWaiting, ({ actor }) => readWaitingCounts(db, actor));

  handle(app, report, ({ actor, query }) => readReport(services, actor, query));
}
