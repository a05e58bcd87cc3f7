import { CALL_FILTERS } from '@callstead/contract/calls/call-filters';
import type { CallFilter } from '@callstead/contract/calls/calls';
import { type ChoiceName, choiceNames } from '@callstead/contract/filters';
import type { CallStatus } from '@callstead/domain/calls/call';
import type { Simulated } from '@callstead/domain/calls/carrier-event';
import type { Duplicates } from '@callstead/domain/campaigns/terms';
import type { Language } from '@callstead/domain/identity/account';
import { SOLD_BILLINGS } from '@callstead/domain/reports/sold';
import { type ExpressionBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import type { CursorKey, PageRequest } from '../../../http/cursor.ts';
import { inBatches } from '../../../http/in-batches.ts';
import { PLAYED_SID } from '../../../telephony/port.ts';
import { beginningWith, foundByNumber, type NumberSearch } from './search-queries.ts';
import { cameBy, type Way } from './way-queries.ts';

type CallChoice = ChoiceName<typeof CALL_FILTERS>;

/** Which calls a list, the live ones or an export are about. */
export type CallSelection = Pick<CallFilter, CallChoice> & {
  publisherId?: string | undefined;
  advertiserId?: string | undefined;
  campaignId?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  search?: CallSearch | undefined;
  way?: Way | undefined;
  /** Tests alone, or all others; undefined: both. */
  tests?: boolean | undefined;
};

type CallSearch = { by: 'id'; prefix: string; from: Date; to: Date } | ({ by: 'number' } & NumberSearch);

/** A call's row without what explains it, which is most of its size. */
export const LISTED = [
  'call.id',
  'call.arrived_at',
  'call.call_sid',
  'call.number',
  'call.caller',
  'call.erased_at',
  'call.country',
  'call.state',
  'call.zip',
  'call.city',
  'call.publisher_id',
  'call.campaign_id',
  'call.campaign_version',
  'call.advertiser_id',
  'call.status',
  'call.outcome',
  'call.reason',
  'call.billing',
  'call.ring_seconds',
  'call.talk_seconds',
  'call.ended_by',
  'call.answered_at',
  'call.ended_at',
  'call.price_cents',
  'call.payout_cents',
  'call.approve_at',
  'call.click_id',
  'call.sub1',
  'call.sub2',
  'call.sub3',
  'call.sub4',
  'call.sub5',
  'call.source',
  'call.creative',
  'call.attribution',
] as const;

type Listed = (typeof LISTED)[number] extends `call.${infer Column}` ? Column : never;
export type ListedCall = Pick<Selectable<Database['call']>, Listed>;

/** The key is a row's arrival and id; forward leads to older calls. */
export async function listCalls(db: Db, selection: CallSelection, request: PageRequest): Promise<ListedCall[]> {
  const { forward, from, limit } = request;
  const direction = forward ? 'desc' : 'asc';
  let query = selected(db.selectFrom('call').select(LISTED), selection).limit(limit);
  for (const condition of (await lookedUp(db, selection)).conditions) query = query.where(condition);
  const isByBilling = hasBillingIndex(selection);
  if (from) query = query.where(isByBilling ? beyondId(from, forward) : beyond(from, forward));
  if (!isByBilling) query = query.orderBy('call.arrived_at', direction);
  return query.orderBy('call.id', direction).execute();
}

/** Ids sort by arrival, too; the index of billings has them alone (0015_call_lists.sql). */
export const hasBillingIndex = ({ billing }: CallSelection) =>
  billing !== undefined && !['none', 'sold'].includes(billing);

/** What is searched for, and the way they came; `isSeldom`: their ids are known, so nothing has to be walked for them. */
export async function lookedUp(db: Db, selection: CallSelection) {
  const { search, way } = selection;
  const found = search?.by === 'number' ? await foundByNumber(db, search, selection) : undefined;
  const came = way ? await cameBy(db, way, selection) : undefined;
  return {
    conditions: [...(found ? [found.condition] : []), ...(came?.conditions ?? [])],
    isSeldom: Boolean(found?.isSeldom || came?.isSeldom),
  };
}

/** The time alone says which months need not be read; the row value where exactly to go on. */
function beyond([arrivedAt = '', id = '']: CursorKey, forward: boolean) {
  return forward
    ? sql<boolean>`call.arrived_at <= ${arrivedAt}::timestamptz and (call.arrived_at, call.id) < (${arrivedAt}::timestamptz, ${id})`
    : sql<boolean>`call.arrived_at >= ${arrivedAt}::timestamptz and (call.arrived_at, call.id) > (${arrivedAt}::timestamptz, ${id})`;
}

function beyondId([arrivedAt = '', id = '']: CursorKey, forward: boolean) {
  return forward
    ? sql<boolean>`call.arrived_at <= ${arrivedAt}::timestamptz and call.id < ${id}`
    : sql<boolean>`call.arrived_at >= ${arrivedAt}::timestamptz and call.id > ${id}`;
}

export const cursorKeyOf = ({ arrived_at, id }: Pick<ListedCall, 'arrived_at' | 'id'>): CursorKey => [
  arrived_at.toISOString(),
  id,
];

export type Calls = SelectQueryBuilder<Database, 'call', ListedCall>;

export function selected(calls: Calls, selection: CallSelection): Calls {
  let query = ofSides(calls, selection);
  const { from, to, search, tests } = selection;
  if (tests !== undefined) query = query.where(tests ? IS_TEST : IS_LIVE);
  if (from) query = query.where('call.arrived_at', '>=', from);
  if (to) query = query.where('call.arrived_at', '<', to);
  for (const name of choiceNames(CALL_FILTERS)) query = narrowed(query, name, selection[name]);
  if (search?.by === 'id') {
    query = query
      .where('call.arrived_at', '>=', search.from)
      .where('call.arrived_at', '<', search.to)
      .where('call.id', 'like', beginningWith(search.prefix));
  }
  return query;
}

/** As the index of played calls sees them (0090_visits.sql); only a screen's own calls can be tests. */
const IS_PLAYED = sql<boolean>`call.call_sid like ${sql.lit(`${PLAYED_SID}%`)}`;
const SAYS_TEST = sql<boolean>`coalesce((call.decision #>> '{simulated,test}')::boolean, false)`;
const IS_TEST = sql<boolean>`${IS_PLAYED} and ${SAYS_TEST}`;
const IS_LIVE = sql<boolean>`(not ${IS_PLAYED} or not ${SAYS_TEST})`;

/** What each choice of the contract's filters means. */
const CONDITIONS: { [Name in CallChoice]: (calls: Calls, value: NonNullable<CallFilter[Name]>) => Calls } = {
  status: (calls, status) => calls.where((call) => call.and(inStatus(call, status))),
  outcome: (calls, outcome) => calls.where('call.outcome', '=', outcome),
  reason: (calls, reason) => {
    const found = calls.where('call.reason', '=', reason);
    return isCommon(reason) ? found : found.where('call.rare_reason', '=', reason);
  },
  billing: (calls, billing) =>
    billing === 'sold' ? calls.where('call.billing', 'in', SOLD_BILLINGS) : calls.where('call.billing', '=', billing),
};

function narrowed<Name extends CallChoice>(calls: Calls, name: Name, value: CallFilter[Name]): Calls {
  return value === undefined ? calls : CONDITIONS[name](calls, value as NonNullable<CallFilter[Name]>);
}

function ofSides(calls: Calls, { publisherId, advertiserId, campaignId }: CallSelection): Calls {
  let query = calls;
  if (publisherId) query = query.where('call.publisher_id', '=', publisherId);
  if (advertiserId) query = query.where('call.advertiser_id', '=', advertiserId);
  if (campaignId) query = query.where('call.campaign_id', '=', campaignId);
  return query;
}

/** As the index of rare reasons sees it (0015_call_lists.sql). */
export const isCommon = (reason: string) => ['too_short', 'no_answer', 'caller_hung_up'].includes(reason);

/** What a status implies leads to an index where the status itself has none. */
function inStatus(call: ExpressionBuilder<Database, 'call'>, status: CallStatus) {
  const is = call('call.status', '=', status);
  if (status === 'busy' || status === 'failed') return [is, call('call.rare_reason', '=', status)];
  if (status !== 'ringing' && status !== 'connected') return [is];
  return [is, sql<boolean>`(call.arrived_at, call.id) in (select l.arrived_at, l.call_id from call_live l)`];
}

/** Everything that matches, newest first, a batch at a time: neither memory nor a transaction holds more than one. */
export const streamCalls = (db: Db, selection: CallSelection): AsyncGenerator<ListedCall[]> =>
  inBatches((page) => listCalls(db, selection, page), cursorKeyOf);

/** Calls in flight, newest first. */
export function listLiveCalls(db: Db, scope: CallSelection, limit: number): Promise<ListedCall[]> {
  return ofSides(db.selectFrom('call').select(LISTED), scope)
    .innerJoin('call_live', (live) =>
      live.onRef('call_live.arrived_at', '=', 'call.arrived_at').onRef('call_live.call_id', '=', 'call.id'),
    )
    .orderBy('call.arrived_at', 'desc')
    .orderBy('call.id', 'desc')
    .limit(limit)
    .execute();
}

export async function countLiveCalls(db: Db, { publisherId, advertiserId }: CallSelection): Promise<number> {
  let query = db.selectFrom('call_live').select(({ fn }) => fn.countAll<number>().as('calls'));
  if (publisherId) query = query.where('publisher_id', '=', publisherId);
  if (advertiserId) query = query.where('advertiser_id', '=', advertiserId);
  return (await query.executeTakeFirstOrThrow()).calls;
}

export async function findCampaignId(db: Db, publicId: string): Promise<string | undefined> {
  const found = await db.selectFrom('campaign').select('id').where('public_id', '=', publicId).executeTakeFirst();
  return found?.id;
}

export async function findPublisherId(db: Db, affId: string): Promise<string | undefined> {
  const found = await db.selectFrom('account').select('id').where('aff_id', '=', affId).executeTakeFirst();
  return found?.id;
}

type NamedCampaign = { id: string; public_id: string; title: string };
type NamedPerson = { id: string; full_name: string; company_name: string | null; aff_id: string | null };
type AgreedMinimum = { campaign_id: string; version: number; minimum_seconds: number | null };

/** What the rows of a page refer to, each thing read once. */
export type CallNames = { campaigns: NamedCampaign[]; minimums: AgreedMinimum[]; people: NamedPerson[] };

export async function listCallNames(db: Db, calls: readonly ListedCall[], language: Language): Promise<CallNames> {
  const campaignIds = distinct(calls.map((call) => call.campaign_id));
  const personIds = distinct(calls.flatMap((call) => [call.publisher_id, call.advertiser_id]));
  const versions = distinct(calls.map((call) => call.campaign_id && `${call.campaign_id} ${call.campaign_version}`));
  const [campaigns, minimums, people] = await Promise.all([
    listNamedCampaigns(db, campaignIds, language),
    listAgreedMinimums(db, versions),
    sql<NamedPerson>`
      select id, name as full_name, company_name, aff_id from account where id = any (${personIds}::uuid[])`.execute(
      db,
    ),
  ]);
  return { campaigns: campaigns.rows, minimums: minimums.rows, people: people.rows };
}

/** As they are called now. */
const listNamedCampaigns = (db: Db, ids: readonly string[], language: Language) =>
  sql<NamedCampaign>`
    select c.id, c.public_id, coalesce(nullif(c.texts -> ${language}::text ->> 'title', ''), c.public_id) as title
    from campaign_with_terms c
    where c.id = any (${ids}::uuid[])`.execute(db);

/** As it was agreed when the call came in. */
const listAgreedMinimums = (db: Db, versions: readonly string[]) =>
  sql<AgreedMinimum>`
    select v.campaign_id, v.version, (v.terms ->> 'minimumSeconds')::integer as minimum_seconds
    from unnest(${versions}::text[]) as wanted (key)
    join campaign_version v on v.campaign_id = split_part(key, ' ', 1)::uuid
      and v.version = split_part(key, ' ', 2)::integer`.execute(db);

const distinct = (ids: readonly (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];

export type RecordingStates = ReadonlyMap<string, 'pending' | 'ready' | 'deleted'>;

/** By CallSid. A recording the carrier never handed over is none. */
export async function listRecordingStates(db: Db, callSids: readonly string[]): Promise<RecordingStates> {
  // Of several the last one stands.
  const found = await sql<{ call_sid: string; state: 'pending' | 'ready' | 'deleted' }>`
    select call_sid, state from recording where call_sid = any (${callSids}::text[]) and state <> 'failed'
    order by state = 'ready', announced_at`.execute(db);
  return new Map(found.rows.map((row) => [row.call_sid, row.state]));
}

/** Those among calls in flight that repeat an earlier one, with what was agreed for such. */
export async function listDuplicates(db: Db, calls: readonly Pick<ListedCall, 'id' | 'arrived_at'>[]) {
  const found = await sql<{ id: string; terms: Duplicates }>`
    select id, decision #> '{assignment,campaign,terms,duplicates}' as terms from call
    where arrived_at = any (${calls.map((call) => call.arrived_at)}::timestamptz[])
      and id = any (${calls.map((call) => call.id)}::text[])
      and reservation ->> 'duplicateOfCallId' is not null`.execute(db);
  return found.rows;
}

/** What the built-in carrier said of the calls it played for a screen; their ids tell them from others without a look. */
export async function listSimulations(
  db: Db,
  calls: readonly Pick<ListedCall, 'id' | 'arrived_at' | 'call_sid'>[],
): Promise<ReadonlyMap<string, Simulated>> {
  const played = calls.filter(({ call_sid }) => call_sid.startsWith(PLAYED_SID));
  if (played.length === 0) return new Map();
  const found = await sql<{ id: string; simulated: Simulated }>`
    select id, decision -> 'simulated' as simulated from call
    where arrived_at = any (${played.map((call) => call.arrived_at)}::timestamptz[])
      and id = any (${played.map((call) => call.id)}::text[]) and decision ? 'simulated'`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row.simulated]));
}
