import { balanceOf } from '@callstead/domain/ledger/accounts';
import type { ReservationRequest } from '@callstead/domain/routing/reservation';
import type { ReservationSnapshot } from '@callstead/domain/routing/stored-decision';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** What a reservation would find now, looked at without taking anything or waiting for anybody. */
export async function findReservationState(
  db: Db,
  request: ReservationRequest,
): Promise<Omit<ReservationSnapshot, 'target'>> {
  const { campaignId, publisherId, advertiserId, caller, duplicates, day, month } = request;
  const { rows } = await sql<Omit<ReservationSnapshot, 'target'>>`
    with open as (select * from call_live where campaign_id = ${campaignId}),
      today as (select * from campaign_day where campaign_id = ${campaignId} and day = ${day}),
      history as (
        select case ${duplicates.after} when 'connected' then connected_at else qualified_at end as at,
               case ${duplicates.after} when 'connected' then connected_id else qualified_id end as call_id
        from caller_history where campaign_id = ${campaignId} and caller = ${caller})
    select
      (select call_id from open where caller = ${caller}) as "inFlightCallId",
      (select call_id from history where at >= ${duplicates.since}) as "duplicateOfCallId",
      coalesce((select slots from today), 0) as "daySlots",
      (select count(*) from open where day = ${day}) as "dayOpen",
      coalesce((select slots from campaign_month
        where campaign_id = ${campaignId} and month = ${`${month}-01`}), 0) as "monthSlots",
      (select count(*) from open where month = ${`${month}-01`}) as "monthOpen",
      (select count(*) from open) as "campaignCalls",
      (select count(*) from open where publisher_id = ${publisherId}) as "publisherCalls",
      (select jsonb_object_agg(target_id, calls)
        from (select target_id, count(*) as calls from open group by target_id) t) as "targetCalls",
      coalesce((select spent_cents from today), 0) as "daySpentCents",
      coalesce((select spent_cents from campaign_live where campaign_id = ${campaignId}), 0) as "totalSpentCents",
      coalesce((select balance_cents - floor_cents from ledger_balance
        where account = ${balanceOf(advertiserId)}), 0) as "availableCents"`.execute(db);
  return rows[0] as Omit<ReservationSnapshot, 'target'>;
}
