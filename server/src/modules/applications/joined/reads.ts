import type { JoinedCampaignsQuery, JoinedCampaignsResponse, OwnCampaign } from '@callstead/contract/applications';
import { type Actor, authorize } from '@callstead/domain/policy';
import { viewedAccount } from '@callstead/domain/viewed-account';
import type { Db } from '../../../db/database.ts';
import { KEY, type PageRequest, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import type { Services } from '../../../services.ts';
import type { CampaignDays } from '../../reports/publisher-home/present.ts';
import { listDayCounts } from '../../reports/publisher-home/queries.ts';
import { dayOf, NO_DAYS, NO_SLOTS, rankOf, sumCampaignDays } from '../../reports/publisher-home/reads.ts';
import { listOwnApplications } from '../queries.ts';
import { type JoinedFacts, presentOwnCampaign } from './present.ts';
import { listCampaigns, listChangedTerms, listJoined, listReachedCaps } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long a change of terms is news. */
const NEWS_DAYS = 14;

const NOTHING_JOINED: JoinedCampaignsResponse = {
  ...{ data: [], hasMore: false, next: null, count: { rows: 0, isMore: false } },
};

/** What somebody promotes: as many questions for a page of fifty as for one. Everybody together has joined nothing. */
export async function readJoinedCampaigns(
  { db, config, settings }: Pick<Services, 'db' | 'config' | 'settings'>,
  actor: Actor,
  query: JoinedCampaignsQuery,
): Promise<JoinedCampaignsResponse> {
  authorize(actor, 'campaign.browse');
  const publisherId = viewedAccount(actor, query.account);
  if (publisherId === undefined) return NOTHING_JOINED;
  const now = new Date();
  const { page, count } = await pageOfJoined(db, publisherId, query, now);
  const facts = await readFacts(db, publisherId, page.rows, now);
  const setting = { publicUrl: config.publicUrl, managerEmail: '', currency: settings.of('books').currency };
  const data = facts.map((each) => presentOwnCampaign(each, query.language, setting));
  const shown = data.filter((each): each is OwnCampaign => each !== null);
  return { data: shown, hasMore: page.hasMore, next: page.next, count: { rows: count, isMore: false } };
}

type Ranked = { id: string; publicId: string; rank: number; sums: CampaignDays };

/** The best earning first, chosen among narrow rows. */
async function pageOfJoined(db: Db, publisherId: string, query: JoinedCampaignsQuery, now: Date) {
  const request = pageRequestOf(query, [KEY.amount, KEY.text]);
  const [joined, sums] = await Promise.all([
    listJoined(db, publisherId, { search: query.search, status: query.status }),
    sumCampaignDays(db, publisherId, { zone: query.zone, now }),
  ]);
  const ranked = joined
    .map((campaign): Ranked => {
      const own = sums.get(campaign.id) ?? NO_DAYS;
      return { id: campaign.id, publicId: campaign.public_id, rank: rankOf({ campaign, sums: own }), sums: own };
    })
    .toSorted((one, other) => other.rank - one.rank || (one.publicId < other.publicId ? -1 : 1));
  const behind = ranked.filter((each) => isBehind(each, request)).slice(0, query.limit + 1);
  return { page: pageOf(behind, request, ({ rank, publicId }) => [String(rank), publicId]), count: ranked.length };
}

function isBehind({ rank, publicId }: Ranked, { from }: PageRequest): boolean {
  if (!from) return true;
  const [lastRank, lastId = ''] = from;
  return rank < Number(lastRank) || (rank === Number(lastRank) && publicId > lastId);
}

async function readFacts(db: Db, publisherId: string, page: readonly Ranked[], now: Date): Promise<JoinedFacts[]> {
  const ids = page.map(({ id }) => id);
  const [campaigns, own, changed] = await Promise.all([
    listCampaigns(db, ids),
    listOwnApplications(db, publisherId, ids),
    listChangedTerms(db, publisherId, ids, new Date(now.getTime() - NEWS_DAYS * DAY_MS)),
  ]);
  const days = campaigns.map((campaign) => ({ campaignId: campaign.id, day: dayOf(campaign, now) }));
  const [counts, reached] = await Promise.all([listDayCounts(db, days), listReachedCaps(db, days)]);
  return page.flatMap(({ id, sums }): JoinedFacts[] => {
    const campaign = campaigns.find((each) => each.id === id);
    const application = own.find((each) => each.campaign_id === id);
    if (!campaign || !application) return []; // lost between two questions
    return [
      {
        ...{ campaign, own: application, sums, day: dayOf(campaign, now) },
        count: counts.get(id) ?? NO_SLOTS,
        reached: reached.find((each) => each.campaign_id === id),
        changed: changed.find((each) => each.campaignId === id),
      },
    ];
  });
}
