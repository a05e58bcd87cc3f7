import { endpoint } from '../endpoint.ts';
import { AdminOverview, AdvertiserDashboard, DashboardQuery, OverviewQuery, PublisherDashboard } from './dashboards.ts';

export const publisherDashboard = endpoint('GET', '/publisher/dashboard', {
  access: 'dashboard.publisher',
  query: DashboardQuery,
  answers: { 200: PublisherDashboard },
});

export const advertiserDashboard = endpoint('GET', '/advertiser/dashboard', {
  access: 'dashboard.advertiser',
  query: DashboardQuery,
  answers: { 200: AdvertiserDashboard },
});

export const adminOverview = endpoint('GET', '/admin/overview', {
  access: 'dashboard.admin',
  query: OverviewQuery,
  answers: { 200: AdminOverview },
});
