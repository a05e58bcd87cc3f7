import type { Terms } from '@callstead/domain/campaigns/terms';
import type { ReviewReason } from '@callstead/domain/conversions/conversion';
import type { ReservationRequest } from '@callstead/domain/routing/reservation';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { NewEntry } from '../ledger/queries.ts';
import type { ConversionRow } from './queries.ts';

/** What book_conversion needs: the limits it has to pass, and what it books. */
export type Booking = {
  id: string;
  request: ReservationRequest;
  entries: readonly NewEntry[];
  priceCents: number;
  payoutCents: number;
  at: Date;
  approveAt: Date;
};

/** A whole row, as the table has it. */
export type NewConversion = Omit<ConversionRow, 'dispute' | 'approve_at'>;

/** Written and charged in one statement, exactly once: answers its id, and whether it is new. */
export async function takeConversion(db: Db, conversion: NewConversion, booking: Booking | null) {
  const { rows } = await sql<{ id: string; isNew: boolean }>`
    select * from take_conversion(${JSON.stringify({ conversion, booking })}::jsonb)`.execute(db);
  return rows[0] as { id: string; isNew: boolean };
}

/** Why it waits; null: it is charged. */
export async function bookConversion(db: Db, booking: Booking): Promise<ReviewReason | null> {
  const { rows } = await sql<{ refusal: ReviewReason | null }>`
    select book_conversion(${JSON.stringify(booking)}::jsonb) as refusal`.execute(db);
  return rows[0]?.refusal ?? null;
}

type Reserving = { campaignId: string; publisherId: string; advertiserId: string; day: string; takesSlot: boolean };
export type Limits = Pick<Terms, 'caps' | 'budget'>;

/** Neither callers nor concurrency: slots and money alone, and no slot for one whose call has it. */
export function reservationFor(conversion: Reserving, { caps, budget }: Limits, cents: number): ReservationRequest {
  const { campaignId, publisherId, advertiserId, day, takesSlot } = conversion;
  return {
    ...{ campaignId, publisherId, advertiserId, caller: null },
    duplicates: { after: 'qualified', route: true, bill: true, since: new Date(0) },
    day,
    month: day.slice(0, 7),
    dailyCap: takesSlot ? caps.daily : null,
    monthlyCap: takesSlot ? caps.monthly : null,
    ...{ campaignConcurrency: null, publisherConcurrency: null, targets: [] },
    dailyBudgetCents: budget.dailyCents,
    totalBudgetCents: budget.totalCents,
    reservedCents: cents,
    neededCents: cents,
  };
}

/** Whether a rise would be refused. Exact for whoever holds the row lock of the advertiser's balance. */
export async function findRefusal(db: Db, request: ReservationRequest): Promise<ReviewReason | null> {
  const { rows } = await sql<{ refusal: ReviewReason | null }>`
    select reservation_refusal(s.state, s.request) as refusal
    from reservation_state(array[${JSON.stringify(request)}::jsonb]) s`.execute(db);
  return rows[0]?.refusal ?? null;
}

/** More was spent on its day and in all, or less. Needs the row lock of the advertiser's balance. */
export async function moveSpend(db: Db, { campaignId, day }: Reserving, cents: number, slots = 0): Promise<void> {
  await sql`update campaign_live set spent_cents = spent_cents + ${cents} where campaign_id = ${campaignId}`.execute(
    db,
  );
  await sql`
    update campaign_day set spent_cents = spent_cents + ${cents}, slots = slots + ${slots}
    where campaign_id = ${campaignId} and day = ${day}`.execute(db);
  if (slots !== 0)
    await sql`
      update campaign_month set slots = slots + ${slots}
      where campaign_id = ${campaignId} and month = date_trunc('month', ${day}::date)::date`.execute(db);
}

/** How often a conversion reserved. */
export async function countReservations(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ times: number }>`
    select count(*)::int as times from ledger_entry where conversion_id = ${id} and kind = 'reserve'`.execute(db);
  return rows[0]?.times ?? 0;
}

export async function findLimits(db: Db, campaignId: string): Promise<Limits> {
  const { rows } = await sql<Limits>`
    select v.terms -> 'caps' as caps, v.terms -> 'budget' as budget
    from campaign c join campaign_version v on v.campaign_id = c.id and v.version = c.current_version
    where c.id = ${campaignId}`.execute(db);
  return rows[0] as Limits;
}

/** Of the last so many days, those that wait and whose advertiser and campaign seem to have room for them now. */
export async function listBookable(db: Db, since: Date, after: string, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from conversion c
    join campaign k on k.id = c.campaign_id
    join campaign_version v on v.campaign_id = k.id and v.version = k.current_version
    join ledger_balance b on b.account = 'advertiser:' || c.advertiser_id || ':balance'
    left join campaign_day d on d.campaign_id = c.campaign_id and d.day = c.day
    left join campaign_live l on l.campaign_id = c.campaign_id
    where c.billing = 'review' and c.received_at > ${since} and c.id > ${after}
      and b.balance_cents - b.floor_cents >= c.price_cents
      and coalesce(d.spent_cents, 0) + c.price_cents <= coalesce((v.terms #>> '{budget,dailyCents}')::bigint, 9e15)
      and coalesce(l.spent_cents, 0) + c.price_cents <= coalesce((v.terms #>> '{budget,totalCents}')::bigint, 9e15)
      and (not c.takes_slot or coalesce(d.slots, 0) < coalesce((v.terms #>> '{caps,daily}')::bigint, 9e15))
    order by c.id limit ${limit}`.execute(db);
  return rows;
}
