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
import { listOffers } from '../campaigns/queries.ts';
import { readOfferFigures } from '../reports/offer-figures.ts';
import { presentApplication, presentPublisherCampaign } from './present.ts';
import {
  countByStatus,
  listApplications,
  listApplicationsOf,
  listAppliedCampaigns,
  listOwnApplications,
  type OwnFilter,
} from './queries.ts';

type CatalogueQuery = Pick<PublisherCampaignsQuery, 'search' | 'category' | 'account' | 'after' | 'limit'>;

/** The publishers' catalogue; everybody with that panel may look, whatever was decided about their account. */
export async function pageOfCatalogue(db: Db, actor: Actor, query: CatalogueQuery) {
  authorize(actor, 'campaign.browse');
  const publisherId = viewedAccount(actor, query.account);
  const request = pageRequestOf(query, [KEY.text]);
  const rows = await listOffers(db, {
    search: query.search,
    categories: query.category && [query.category],
    subCategory: undefined,
    joinedBy: publisherId,
    after: request.from?.[0],
    limit: query.limit + 1, // one more tells whether there are more
  });
  const page = pageOf(rows, request, (row) => [row.public_id]);
  const ids = page.rows.map((row) => row.id);
  const own = publisherId ? await listOwnApplications(db, publisherId, ids) : [];
  return { page, own: new Map(own.map((each) => [each.campaign_id, each])) };
}

export async function readPublisherCampaigns(
  { db, config }: Services,
  actor: Actor,
  query: PublisherCampaignsQuery,
): Promise<PublisherCampaignsResponse> {
  const { page, own } = await pageOfCatalogue(db, actor, query);
  const figures = await readOfferFigures(
    db,
    page.rows.map(({ id }) => id),
  );
  const setting = { publicUrl: config.publicUrl, managerEmail: '' };
  return listed(page, (row) =>
    presentPublisherCampaign(row, own.get(row.id), query.language, setting, figures.get(row.id)),
  );
}

export async function readApplications(
  db: Db,
  actor: Actor,
  query: ApplicationListQuery & { id?: string | undefined },
): Promise<ApplicationListResponse> {
  authorize(actor, 'application.list');
  const request = pageRequestOf(query, [KEY.uuid]);
  const rows = await listApplications(db, {
    search: query.search,
    status: query.status,
    campaign: query.campaign,
    id: query.id,
    advertiserId: viewedAccount(actor, query.account),
    after: request.from?.[0],
    limit: query.limit + 1,
  });
  const page = pageOf(rows, request, (row) => [row.id]);
  const counts = await countByStatus(db, [...new Set(page.rows.map((row) => row.publisher_id))]);
  const viewer = { language: query.language, seesContact: can(actor, 'account.view-any') };
  return listed(page, (row) => presentApplication(row, counts, viewer));
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
