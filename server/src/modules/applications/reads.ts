import type {
  ApplicationListQuery,
  ApplicationListResponse,
  AppliedCampaignsResponse,
  PublisherCampaignsQuery,
  PublisherCampaignsResponse,
} from '@callstead/contract/applications';
import type { Language } from '@callstead/domain/identity/account';
import { type Actor, authorize, can, type Member } from '@callstead/domain/policy';
import { viewedAccount } from '@callstead/domain/viewed-account';
import type { Db } from '../../db/database.ts';
import { KEY, listed, pageOf, pageRequestOf } from '../../http/cursor.ts';
import type { Services } from '../../services.ts';
import { countOffers, type ListedOffer, listOffers, type OfferSearch } from '../campaigns/catalogue-queries.ts';
import { readPublisherRates } from '../reports/publisher-rates.ts';
import { type ApplicationFilter, applicationKey, countApplications, listApplications } from './list-queries.ts';
import { presentApplication, presentPublisherCampaign } from './present.ts';
import {
  countByStatus,
  listApplicationsOf,
  listAppliedCampaigns,
  listOwnApplications,
  type OwnFilter,
} from './queries.ts';

type CatalogueQuery = Omit<PublisherCampaignsQuery, 'language'>;

/** Rows that are sorted by something have it in their key; those without it have nothing there. */
const SORT_KEY = (written: string) => written === '' || KEY.amount(written);

/** The publishers' catalogue; everybody with that panel may look, whatever was decided about their account. */
export async function pageOfCatalogue(db: Db, actor: Actor, query: CatalogueQuery) {
  authorize(actor, 'campaign.browse');
  const publisherId = viewedAccount(actor, query.account);
  const { sort } = query;
  const request = pageRequestOf(query, sort ? [SORT_KEY, KEY.text] : [KEY.text]);
  const rows = await listOffers(db, {
    ...offersAsked(query, publisherId),
    sort,
    after: request.from,
    limit: query.limit + 1, // one more tells whether there are more
  });
  const page = pageOf(rows, request, ({ sort_value, public_id }) =>
    sort ? [`${sort_value ?? ''}`, public_id] : [public_id],
  );
  const ids = page.rows.map((row) => row.id);
  const own = publisherId ? await listOwnApplications(db, publisherId, ids) : [];
  return { page, own: new Map(own.map((each) => [each.campaign_id, each])) };
}

const offersAsked = (query: CatalogueQuery, publisherId: string | undefined): OfferSearch => ({
  ...{ search: query.search, type: query.type, state: query.state },
  categories: query.category && [query.category],
  subCategory: undefined,
  openAt: query.open && new Date(),
  joinedBy: publisherId,
});

export async function readPublisherCampaigns(
  { db, config, settings }: Services,
  actor: Actor,
  query: PublisherCampaignsQuery,
): Promise<PublisherCampaignsResponse> {
  authorize(actor, 'campaign.browse');
  const [{ page, own }, count] = await Promise.all([
    pageOfCatalogue(db, actor, query),
    countOffers(db, offersAsked(query, viewedAccount(actor, query.account))),
  ]);
  const setting = { publicUrl: config.publicUrl, managerEmail: '', currency: settings.of('books').currency };
  const presented = listed(page, (row) =>
    presentPublisherCampaign(row, own.get(row.id), query.language, setting, earnedOf(row)),
  );
  return { ...presented, count };
}

const POINTS = 10_000;

/** As it was when the list was sorted by it, so that the order and the figures agree. */
const earnedOf = ({ epc_cents, approval_points, dispute_points, short_points }: ListedOffer) => ({
  epcCents: epc_cents,
  conversionRate: null,
  approvalRate: rateOf(approval_points),
  disputeRate: rateOf(dispute_points),
  shortRate: rateOf(short_points),
});

const rateOf = (points: number | null) => (points === null ? null : points / POINTS);

/** A page, and how many there are in all, counted up to MOST_COUNTED. */
export async function readApplications(
  db: Db,
  actor: Actor,
  query: ApplicationListQuery,
): Promise<ApplicationListResponse> {
  const filter = filterOf(actor, query); // first: who may not ask is refused before anything is on its way
  const [page, count] = await Promise.all([pageOfApplications(db, actor, query), countApplications(db, filter)]);
  return { ...page, count };
}

type PageQuery = Omit<ApplicationListQuery, 'sort' | 'direction' | 'from' | 'to' | 'before'> &
  Partial<ApplicationListQuery> & { id?: string | undefined };

export async function pageOfApplications(db: Db, actor: Actor, query: PageQuery) {
  const { sort = 'asked', direction = 'desc' } = query;
  const request = pageRequestOf(query, applicationKey(sort));
  const place = { descending: (direction === 'desc') === request.forward, from: request.from };
  const rows = await listApplications(db, filterOf(actor, query), { sort, place, limit: query.limit + 1 });
  const page = pageOf(rows, request, (row) => row.cursor_key);
  const publisherIds = [...new Set(page.rows.map((row) => row.publisher_id))];
  const known = {
    counts: await countByStatus(db, publisherIds),
    rates: await readPublisherRates(db, publisherIds),
  };
  const viewer = { language: query.language, seesContact: can(actor, 'account.view-any') };
  return listed(page, (row) => presentApplication(row, known, viewer));
}

function filterOf(actor: Actor, { search, status, campaign, id, account, from, to }: PageQuery): ApplicationFilter {
  authorize(actor, 'application.list');
  return { search, status, campaign, id, from, to, advertiserId: viewedAccount(actor, account) };
}

/** A page of a publisher's own. */
export async function pageOfOwn(
  db: Db,
  actor: Member,
  query: Omit<OwnFilter, 'after'> & { after?: string | undefined },
) {
  authorize(actor, 'application.read-own');
  const request = pageRequestOf(query, [KEY.uuid]);
  const rows = await listApplicationsOf(db, actor.accountId, {
    ...query,
    after: request.from?.[0],
    limit: query.limit + 1,
  });
  return pageOf(rows, request, (row) => [row.id]);
}

export async function readAppliedCampaigns(
  db: Db,
  actor: Actor,
  query: { account?: string | undefined; language: Language },
): Promise<AppliedCampaignsResponse> {
  authorize(actor, 'application.list');
  const rows = await listAppliedCampaigns(db, viewedAccount(actor, query.account));
  return {
    campaigns: rows.map(({ public_id, texts, pending }) => ({
      id: public_id,
      title: texts[query.language].title,
      pending,
    })),
  };
}
