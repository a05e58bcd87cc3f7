import type {
  ApplicationListQuery,
  ApplicationListResponse,
  AppliedCampaignsResponse,
  PublisherCampaignsQuery,
  PublisherCampaignsResponse,
} from '@callstead/contract/applications';
import type { Language } from '@callstead/domain/identity/account';
import { type Actor, authorize, can } from '@callstead/domain/policy';
import { viewedAccount } from '@callstead/domain/viewed-account';
import type { Db } from '../../db/database.ts';
import { KEY, listed, pageOf, pageRequestOf } from '../../http/cursor.ts';
import type { Services } from '../../services.ts';
import { listOffers } from '../campaigns/queries.ts';
import { readOfferFigures } from '../reports/offer-figures.ts';
import { presentApplication, presentPublisherCampaign } from './present.ts';
import { countByStatus, listApplications, listAppliedCampaigns, listOwnApplications } from './queries.ts';

/** The publishers' catalogue; everybody with that panel may look, whatever was decided about their account. */
export async function readPublisherCampaigns(
  { db, config }: Services,
  actor: Actor,
  query: PublisherCampaignsQuery,
): Promise<PublisherCampaignsResponse> {
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
  const figures = await readOfferFigures(db, ids);
  const setting = { publicUrl: config.publicUrl, managerEmail: '' };
  return listed(page, (row) =>
    presentPublisherCampaign(
      row,
      own.find((each) => each.campaign_id === row.id),
      query.language,
      setting,
      figures.get(row.id),
    ),
  );
}

export async function readApplications(
  db: Db,
  actor: Actor,
  query: ApplicationListQuery,
): Promise<ApplicationListResponse> {
  authorize(actor, 'application.list');
  const request = pageRequestOf(query, [KEY.uuid]);
  const rows = await listApplications(db, {
    search: query.search,
    status: query.status,
    campaign: query.campaign,
    advertiserId: viewedAccount(actor, query.account),
    after: request.from?.[0],
    limit: query.limit + 1,
  });
  const page = pageOf(rows, request, (row) => [row.id]);
  const counts = await countByStatus(db, [...new Set(page.rows.map((row) => row.publisher_id))]);
  const viewer = { language: query.language, seesContact: can(actor, 'account.view-any') };
  return listed(page, (row) => presentApplication(row, counts, viewer));
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
