import type { ApplicationSort } from '@callstead/contract/applications';
import type { ListCount } from '@callstead/contract/list-summary';
import type { ApplicationStatus } from '@callstead/domain/applications/lifecycle';
import { foldAccents } from '@callstead/domain/fold-accents';
import { sql } from 'kysely';
import { accountsNamed } from '../../db/accounts-named.ts';
import { boundedCount } from '../../db/bounded-count.ts';
import type { Db } from '../../db/database.ts';
import { cursorKeyOf, isBehind, type Keyset, keyParts, orderOf, type Place } from '../../db/keyset.ts';
import { containing } from '../../db/search-pattern.ts';
import { KEY } from '../../http/cursor.ts';
import { applications, ownTerms } from './queries.ts';

const ASKED = { value: sql`application.created_at`, type: sql`timestamptz`, part: KEY.moment };
const ID = { value: sql`application.id`, type: sql`uuid`, part: KEY.uuid };
const text = (value: ReturnType<typeof sql>) => ({ value, type: sql`text collate "C"`, part: KEY.text });

/** Whatever the order, the newest stand together with their kind. */
const ORDERS: Record<ApplicationSort, Keyset> = {
  asked: [ASKED, ID],
  publisher: [text(sql`publisher.sort_name`), ASKED, ID],
  campaign: [text(sql`campaign.public_id collate "C"`), ASKED, ID],
  status: [text(sql`application.status collate "C"`), ASKED, ID],
};

export const applicationKey = (sort: ApplicationSort) => keyParts(ORDERS[sort]);

export type ApplicationFilter = {
  search: string;
  status: ApplicationStatus | undefined;
  /** The campaign's public id. */
  campaign: string | undefined;
  advertiserId: string | undefined;
  /** When they were made: from the one moment on, before the other. */
  from: string | undefined;
  to: string | undefined;
  /** One alone. */
  id?: string | undefined;
};

type ApplicationPage = { sort: ApplicationSort; place: Place; limit: number };

export function listApplications(db: Db, filter: ApplicationFilter, { sort, place, limit }: ApplicationPage) {
  const keys = ORDERS[sort];
  return fitting(db, filter)
    .leftJoin('tracking_number', (own) =>
      own.onRef('tracking_number.application_id', '=', 'application.id').on('tracking_number.is_pooled', '=', false),
    )
    .leftJoin('profile as decider', 'decider.id', 'application.decided_by')
    .leftJoin('waiting_application', 'waiting_application.application_id', 'application.id')
    .leftJoin('waiting_decision as waiting', 'waiting.id', 'waiting_application.decision_id')
    .select([
      'application.id',
      'application.status',
      'application.message',
      'application.reason',
      'application.created_at',
      'application.decided_at',
      'application.waits_since',
      'application.publisher_id',
      'decider.full_name as decider_name',
      'waiting.decision as waiting_decision',
      'waiting.due_at as waiting_until',
      'campaign.public_id',
      'campaign.type as campaign_type',
      'campaign.texts',
      'advertiser.name as advertiser_name',
      'advertiser.company_name as advertiser_company',
      'publisher.full_name',
      'publisher.aff_id',
      'publisher.company_name',
      'publisher.website',
      'publisher.traffic_sources',
      'publisher.team_profile',
      'publisher.services_to_promote',
      'publisher.created_at as member_since',
      'publisher.email',
      'publisher.phone',
      'tracking_number.number',
      'campaign.terms',
      ownTerms.as('own_terms'),
      cursorKeyOf(keys).as('cursor_key'),
    ])
    .where(isBehind(keys, place))
    .orderBy(orderOf(keys, place))
    .limit(limit)
    .execute();
}

export type ListedApplication = Awaited<ReturnType<typeof listApplications>>[number];

export function countApplications(db: Db, filter: ApplicationFilter): Promise<ListCount> {
  return boundedCount(db, fitting(db, filter).select('application.id'));
}

function fitting(db: Db, { search, status, campaign, advertiserId, from, to, id }: ApplicationFilter) {
  let query = applications(db);
  if (status) query = query.where('application.status', '=', status);
  if (campaign) query = query.where('campaign.public_id', '=', campaign);
  if (advertiserId) query = query.where('campaign.advertiser_id', '=', advertiserId);
  if (from) query = query.where('application.created_at', '>=', new Date(from));
  if (to) query = query.where('application.created_at', '<', new Date(to));
  if (id) query = query.where('application.id', '=', id);
  if (search) query = query.where(isAbout(search));
  return query;
}

/** People and campaigns are looked up in their indexes, once for the whole list. */
function isAbout(search: string) {
  return sql<boolean>`(
    application.publisher_id in ${accountsNamed(search)}
    or publisher.aff_id ilike ${containing(search)}
    or application.campaign_id in (
      select c.id from campaign c where c.search_text like ${containing(foldAccents(search))}))`;
}
