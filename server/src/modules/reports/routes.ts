import {
  AdminOverview,
  AdvertiserDashboard,
  DashboardQuery,
  OverviewQuery,
  PublisherDashboard,
} from '@callstead/contract/reports/dashboards';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { readAdvertiserDashboard, readOverview, readPublisherDashboard } from './reads.ts';

export function dashboardRoutes(app: App, services: Services): void {
  const { db } = services;
  app.get(
    '/publisher/dashboard',
    {
      config: { access: 'dashboard.publisher' },
      schema: { querystring: DashboardQuery, response: { 200: PublisherDashboard } },
    },
    ({ actor, query }) => readPublisherDashboard(services, actor, query),
  );

  app.get(
    '/advertiser/dashboard',
    {
      config: { access: 'dashboard.advertiser' },
      schema: { querystring: DashboardQuery, response: { 200: AdvertiserDashboard } },
    },
    ({ actor, query }) => readAdvertiserDashboard(db, actor, query),
  );

  app.get(
    '/admin/overview',
    {
      config: { access: 'dashboard.admin' },
      schema: { querystring: OverviewQuery, response: { 200: AdminOverview } },
    },
    ({ actor, query }) => readOverview(db, actor, query.zone),
  );
}
