import { foldAccents } from '@callstead/domain/fold-accents';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { containing } from '../../../db/search-pattern.ts';

/** Numbers that are somebody's, with the campaign as it stands now. */
function callableNumbers(db: Db) {
  return db
    .selectFrom('tracking_number')
    .innerJoin('application', 'application.id', 'tracking_number.application_id')
    .innerJoin('campaign_with_terms as campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('account', 'account.id', 'application.publisher_id')
    .leftJoin('carrier_account', 'carrier_account.id', 'tracking_number.carrier_account_id')
    .select([
      'tracking_number.id',
      'tracking_number.number',
      'application.publisher_id as publisherId',
      'campaign.advertiser_id as advertiserId',
      'campaign.public_id',
      'campaign.terms',
      'campaign.texts',
      'account.aff_id',
      'carrier_account.kind as carrierKind',
    ])
    .orderBy('campaign.status') // active ones first
    .orderBy('tracking_number.number');
}

export type CallableNumberRow = Awaited<ReturnType<typeof listCallableNumbers>>[number];

export type CallableNumberFilter = {
  /** Publisher or advertiser; undefined: everybody's. */
  owner: string | undefined;
  campaign: string | undefined;
  search: string;
  limit: number;
};

export function listCallableNumbers(db: Db, { owner, campaign, search, limit }: CallableNumberFilter) {
  // Of a publisher's numbers the one they print: those of a pool stand for it.
  let query = callableNumbers(db).where('tracking_number.is_pooled', '=', false).limit(limit);
  if (owner) query = query.where(isOf(owner));
  if (campaign) query = query.where('campaign.public_id', '=', campaign);
  if (search) {
    const digits = search.replace(/\D/g, '');
    query = query.where((or) =>
      or.or([
        or('campaign.public_id', 'ilike', containing(search)),
        or('account.aff_id', 'ilike', containing(search)),
        or('campaign.search_text', 'like', containing(foldAccents(search))),
        ...(digits ? [or('tracking_number.number', 'like', containing(digits))] : []),
      ]),
    );
  }
  return query.execute();
}

const isOf = (owner: string) => sql<boolean>`${owner} in (application.publisher_id, campaign.advertiser_id)`;

/** By number or, among those of `owner` (undefined: anybody), by campaign. */
export function findCallableNumber(
  db: Db,
  name: string,
  owner: string | undefined,
): Promise<CallableNumberRow | undefined> {
  if (name.startsWith('+')) return callableNumbers(db).where('tracking_number.number', '=', name).executeTakeFirst();
  let query = callableNumbers(db).where('campaign.public_id', '=', name).where('tracking_number.is_pooled', '=', false);
  if (owner) query = query.where(isOf(owner));
  return query.limit(1).executeTakeFirst();
}

/** Of these callers, those a campaign has heard of: a call of theirs would be a duplicate, or in flight. */
export async function listKnownCallers(
  db: Db,
  number: string,
  callers: readonly string[],
  personOf: (caller: string) => string,
): Promise<Set<string>> {
  const { rows } = await sql<{ caller: string }>`
    with dialled as (
      select a.campaign_id from tracking_number n join application a on a.id = n.application_id where n.number = ${number}),
    asked as (
      select k.caller, decode(k.person, 'hex') as person
      from unnest(${callers}::text[], ${callers.map(personOf)}::text[]) as k (caller, person))
    select caller from asked where exists (select from caller_history h
        where h.campaign_id in (select campaign_id from dialled) and h.person = asked.person)
      or exists (select from call_live l
        where l.campaign_id in (select campaign_id from dialled) and l.caller = asked.caller)
      or exists (select from blocked_caller b where b.person = asked.person)`.execute(db);
  return new Set(rows.map((row) => row.caller));
}
