import { endpoint } from '../endpoint.ts';
import {
  AdminOverview,
  AdvertiserDashboard,
  DashboardQuery,
  Movers,
  MoversQuery,
  OverviewQuery,
  PublisherDashboard,
  WaitingCounts,
} from './dashboards.ts';

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

/** Who rose and fell, and who is out of the ordinary. */
export const readMovers = endpoint('GET', '/admin/movers', {
  access: 'dashboard.admin',
  query: MoversQuery,
  answers: { 200: Movers },
});

/** Beside the ways to the lists, on every page. */
export const readWaiting = endpoint('GET', '/waiting', { access: 'waiting.count', answers: { 200: WaitingCounts } });
