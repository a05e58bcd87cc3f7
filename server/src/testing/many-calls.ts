import type { Db } from '../db/database.ts';
import { executeRaw } from '../db/execute-raw.ts';

type Sender = { publisherId: string; advertiserId: string; campaignId: string };
/** `allApproved`: every one sold and waiting to be paid. */
type ManyCalls = { count: number; senders: readonly Sender[]; days: number; until?: Date; allApproved?: boolean };

/** An id that tells its moment, as newCallId makes it, but in the database. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const letter = (place: number) => `substr('${ALPHABET}', (((ms >> ${5 * place}) & 31) + 1)::integer, 1)`;
const CALL_ID = `'call_' || ${[9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map(letter).join(' || ')} || lpad(to_hex(n), 16, '0')`;

/** How calls end, by their number: most in the usual ways, a few as hardly any. */
const REASON = `case
  when n % 100000 = 7 then 'anonymous' when n % 10000 = 3 then 'failed' when n % 100 = 9 then 'busy'
  when n % 10 in (1, 2) then 'too_short' when n % 10 = 3 then 'no_answer' when n % 10 = 4 then 'out_of_geo' end`;
const STATUS = `case reason when 'no_answer' then 'no_answer' when 'busy' then 'busy' when 'failed' then 'failed'
  when 'out_of_geo' then 'refused' when 'anonymous' then 'refused' else 'completed' end`;
/** Money of the newest week is held, of the month before approved, of the rest paid. */
const BILLING = `case when reason is not null then 'none' when n % 50000 = 11 then 'disputed' when n % 500 = 21 then 'refused'
  when n < per_day * 7 then 'held' when n < per_day * 37 then 'approved' else 'paid' end`;

/** Calls straight into the table, evenly over the days before now: for measuring, since the engine would take hours. */
export async function insertManyCalls(
  db: Db,
  { count, senders, days, until = new Date(), allApproved = false }: ManyCalls,
): Promise<void> {
  const [reason, billing] = allApproved ? ['null::text', "'approved'"] : [REASON, BILLING];
  const from = new Date(until.getTime() - days * 86_400_000);
  await executeRaw(db, "select ensure_months('call', $1::date, $2::date)", [from, until]);
  await executeRaw(
    db,
    `insert into call (id, arrived_at, call_sid, number, caller, country, state, zip, city, publisher_id, campaign_id,
       campaign_version, advertiser_id, status, outcome, reason, billing, decision, ring_seconds, talk_seconds,
       ended_by, answered_at, ended_at, price_cents, payout_cents, approve_at)
     select ${CALL_ID}, arrived_at, 'CA' || n, '+1305' || 5550000 + n % 500, '+1' || 2020000000 + (n * 7919) % 700000000,
       'US', 'FL', '33139', 'Miami', publisher_id, campaign_id, 1, advertiser_id, ${STATUS},
       case when reason is null then 'qualified' else 'unqualified' end, reason, ${billing},
       jsonb_build_object('kind', 'refused', 'reason', 'closed', 'overflowNumber', null, 'trace', '[]'::jsonb),
       n % 20, n % 600, case when n % 2 = 0 then 'caller' else 'target' end, arrived_at + interval '9 s',
       arrived_at + interval '9 s' + n % 600 * interval '1 s', case when reason is null then 2500 else 0 end,
       case when reason is null then 1250 else 0 end, arrived_at + interval '7 days'
     from (
       select n, ms, to_timestamp(ms / 1000.0) as arrived_at, ${reason} as reason, $4::bigint / $3::integer as per_day, s.*
       from generate_series(1, $4::bigint) as n
       cross join lateral (select (extract(epoch from $2::timestamptz) * 1000)::bigint - n * (($3 * 86400000::bigint) / $4) as ms) as t
       join jsonb_to_recordset($1::jsonb) as s (ord integer, publisher_id uuid, advertiser_id uuid, campaign_id uuid)
         on s.ord = n % $5) as calls`,
    [JSON.stringify(numbered(senders)), until, days, count, senders.length],
  );
  await executeRaw(db, 'analyze call', []);
}

const numbered = (senders: readonly Sender[]) =>
  senders.map(({ publisherId, advertiserId, campaignId }, ord) => ({
    ord,
    publisher_id: publisherId,
    advertiser_id: advertiserId,
    campaign_id: campaignId,
  }));
