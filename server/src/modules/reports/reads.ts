import type {
  AdminOverview,
  AdvertiserDashboard,
  DashboardQuery,
  PublisherDashboard,
} from '@callstead/contract/reports/dashboards';
import { addDays } from '@callstead/domain/calendar-day';
import { type Actor, authorize } from '@callstead/domain/policy';
import { viewedAccount } from '@callstead/domain/viewed-account';
import { localDate } from '@callstead/domain/zone-clock';
import type { Db } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { readNextPayout } from '../payouts/runs/read-next-payout.ts';
import { readDays, readFigures, readReasons, readToday } from './figures.ts';
import {
  type Earnings,
  presentEarnings,
  presentMeter,
  presentOverview,
  presentPeriod,
  presentReasons,
  presentToday,
} from './present.ts';
import { readFirstSteps, readJoinedCampaigns } from './publisher-home/reads.ts';
import {
  countActiveCampaigns,
  countApplications,
  countLiveCalls,
  countOpenTickets,
  findDayCount,
  listBusyCampaigns,
  sumEarnings,
} from './queries.ts';
import { readQueues, readWaitingApplications } from './queues/reads.ts';

/** Did it track, why was it not paid, when am I paid. */
export async function readPublisherDashboard(
  services: Pick<Services, 'db' | 'config' | 'settings'>,
  actor: Actor,
  query: DashboardQuery,
): Promise<PublisherDashboard> {
  authorize(actor, 'dashboard.publisher');
  const { db, config } = services;
  const now = new Date();
  const publisherId = viewedAccount(actor, query.account);
  const scope = { publisherId };
  const [figures, today, applications, openTickets, earnings, own] = await Promise.all([
    readFigures(db, scope, query, now),
    readToday(db, scope, query.zone, now),
    countApplications(db, publisherId),
    countOpenTickets(db, publisherId),
    readEarnings(services, publisherId, { now, zone: config.networkZone }),
    readOwn(db, publisherId, { now, zone: query.zone }),
  ]);
  return {
    ...own,
    period: presentPeriod(figures, 'payoutCents'),
    today: presentToday(today),
    ...presentReasons(await readReasons(db, scope, figures.span)),
    applications,
    openTickets,
    earnings: presentEarnings(earnings),
  };
}

/** Everybody together has joined nothing. */
async function readOwn(
  db: Db,
  publisherId: string | undefined,
  when: { now: Date; zone: string },
): Promise<Pick<PublisherDashboard, 'firstSteps' | 'campaigns'>> {
  if (publisherId === undefined) return { firstSteps: null, campaigns: [] };
  const [firstSteps, campaigns] = await Promise.all([
    readFirstSteps(db, publisherId, when.now),
    readJoinedCampaigns(db, publisherId, when),
  ]);
  return { firstSteps, campaigns };
}

/** Everybody together has no next payout. */
async function readEarnings(
  services: Pick<Services, 'db' | 'settings' | 'config'>,
  publisherId: string | undefined,
  when: { now: Date; zone: string },
): Promise<Earnings> {
  const balances = await sumEarnings(services.db, publisherId);
  return { balances, next: publisherId === undefined ? null : await readNextPayout(services, publisherId, when) };
}

export async function readAdvertiserDashboard(
  db: Db,
  actor: Actor,
  query: DashboardQuery,
): Promise<AdvertiserDashboard> {
  authorize(actor, 'dashboard.advertiser');
  const now = new Date();
  const advertiserId = viewedAccount(actor, query.account);
  const [figures, activeCampaigns, meters, applications] = await Promise.all([
    readFigures(db, { advertiserId }, query, now),
    countActiveCampaigns(db, advertiserId),
    readMeters(db, advertiserId, now),
    readWaitingApplications(db, advertiserId),
  ]);
  return { period: presentPeriod(figures, 'revenueCents'), activeCampaigns, meters, applications };
}

/** Each campaign's day is the one in its own zone. */
async function readMeters(db: Db, advertiserId: string | undefined, now: Date) {
  const since = addDays(localDate(now, 'UTC'), -1); // no zone is further behind than that
  const campaigns = await listBusyCampaigns(db, advertiserId, since);
  return Promise.all(
    campaigns.map(async (campaign) => {
      const day = localDate(now, campaign.terms.hours.zone);
      return presentMeter(campaign, day, await findDayCount(db, campaign.id, day));
    }),
  );
}

const SHOWN_DAYS = 14;

export async function readOverview(db: Db, actor: Actor, zone: string): Promise<AdminOverview> {
  authorize(actor, 'dashboard.admin');
  const now = new Date();
  const [liveCalls, today, days, waiting] = await Promise.all([
    countLiveCalls(db),
    readToday(db, {}, zone, now),
    readDays(db, SHOWN_DAYS, zone, now),
    readQueues(db),
  ]);
  return presentOverview({ liveCalls, today, days, waiting });
}
