import type { FirstSteps, JoinedCampaign } from '@callstead/contract/reports/dashboards';
import { addCounts, type Counts, NO_COUNTS } from '@callstead/domain/reports/counts';
import { dayBuckets, todayIn } from '@callstead/domain/reports/day-buckets';
import { localDate } from '@callstead/domain/zone-clock';
import type { Db } from '../../../db/database.ts';
import { methodInForce } from '../../payouts/queries.ts';
import { sumGroups } from '../figures.ts';
import { type CampaignDays, presentJoined } from './present.ts';
import { findFirstSteps, type JoinedCampaignRow, listDayCounts, listJoinedCampaigns } from './queries.ts';

const SHOWN_DAYS = 7;
const SHOWN_CAMPAIGNS = 6;

/** What is still to be done before the first call; null after it. */
export async function readFirstSteps(db: Db, publisherId: string, now: Date): Promise<FirstSteps | null> {
  const steps = await findFirstSteps(db, publisherId);
  if (!steps) return null;
  const method = await methodInForce(db, publisherId, now);
  return { ...steps, hasPaymentMethod: method?.is_complete === true };
}

type When = { zone: string; now: Date };

/** The joined campaigns that earned most in the last days, then those to which most came. */
export async function readJoinedCampaigns(db: Db, publisherId: string, when: When): Promise<JoinedCampaign[]> {
  const [campaigns, sums] = await Promise.all([
    listJoinedCampaigns(db, publisherId),
    sumCampaignDays(db, publisherId, when),
  ]);
  const ranked = campaigns
    .map((campaign) => ({ campaign, sums: sums.get(campaign.id) ?? NO_DAYS }))
    .toSorted((one, other) => rankOf(other) - rankOf(one))
    .slice(0, SHOWN_CAMPAIGNS);
  const counts = await listDayCounts(
    db,
    ranked.map(({ campaign }) => ({ campaignId: campaign.id, day: dayOf(campaign, when.now) })),
  );
  return ranked.map(({ campaign, sums }) => presentJoined(campaign, sums, counts.get(campaign.id) ?? NO_SLOTS));
}

/** What earns stands above what only came, and what runs above what does not. */
export const rankOf = ({
  campaign,
  sums: { total },
}: {
  campaign: Pick<JoinedCampaignRow, 'status'>;
  sums: CampaignDays;
}) => total.payoutCents * 1_000_000 + (total.incoming + total.leadsIn) * 10 + (campaign.status === 'active' ? 1 : 0);

/** Each campaign's day is the one in its own zone. */
export const dayOf = ({ terms }: Pick<JoinedCampaignRow, 'terms'>, now: Date) => localDate(now, terms.hours.zone);

const NONE = { slots: 0, inFlight: 0 };
export const NO_SLOTS = { day: NONE, month: NONE };

export const NO_DAYS: CampaignDays = { total: NO_COUNTS, days: Array.from({ length: SHOWN_DAYS }, () => NO_COUNTS) };

/** What each campaign brought somebody in the last days, of all in one question. */
export async function sumCampaignDays(
  db: Db,
  publisherId: string,
  { zone, now }: When,
): Promise<Map<string, CampaignDays>> {
  const bounds = dayBuckets(todayIn(zone, now, SHOWN_DAYS - 1), zone, SHOWN_DAYS);
  const groups = await sumGroups(db, { publisherId }, bounds, ['campaign']);
  const found = new Map<string, CampaignDays>();
  for (const { keys, counts } of groups) {
    const [place, campaignId] = keys;
    if (typeof campaignId !== 'string') continue;
    const { total, days } = found.get(campaignId) ?? NO_DAYS;
    found.set(campaignId, { total: addCounts(total, counts), days: withDay(days, Number(place), counts) });
  }
  return found;
}

const withDay = (days: readonly Counts[], place: number, counts: Counts) =>
  days.map((day, index) => (index === place ? counts : day));
