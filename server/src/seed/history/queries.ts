import type { Outcome } from '@callstead/domain/calls/call';
import type { FinalStatus } from '@callstead/domain/calls/qualify-call';
import type { Caps } from '@callstead/domain/campaigns/terms';
import type { ReservationRequest } from '@callstead/domain/routing/reservation';
import type { ReservationSnapshot } from '@callstead/domain/routing/stored-decision';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { demoEmail } from '../demo-accounts.ts';
import { NETWORK_OFFERS, PUBLISHERS } from './people.ts';

/** What the database dates by its own clock is dated back to when it happened. Versions are final and keep the day they were written. */
export async function dateBackCampaign(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('campaign').set({ created_at: at, updated_at: at }).where('id', '=', id).execute();
}

export async function dateBackApplication(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('application')
    .set({ created_at: at, updated_at: at, decided_at: at })
    .where('id', '=', id)
    .execute();
}

/** The number an approval got. */
export async function findNumberOf(db: Db, applicationId: string, at: Date): Promise<string> {
  const { number } = await db
    .updateTable('tracking_number')
    .set({ assigned_at: at })
    .where('application_id', '=', applicationId)
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

export async function dateBackLink(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('saved_link').set({ created_at: at, updated_at: at }).where('id', '=', id).execute();
}

/** What a publisher's link to a campaign is made of; by the campaign's id or its public one. */
export function findApplicationOf(db: Db, campaign: string, publisherId: string) {
  return db
    .selectFrom('application')
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('account', 'account.id', 'application.publisher_id')
    .select([
      'application.id',
      'campaign.id as campaignId',
      'campaign.public_id as publicId',
      'account.aff_id as affId',
    ])
    .where(sql<boolean>`${campaign} in (campaign.id::text, campaign.public_id)`)
    .where('application.publisher_id', '=', publisherId)
    .$narrowType<{ affId: string }>()
    .executeTakeFirstOrThrow();
}

/** Who came by a link of that campaign since then, and may have bought something. */
export function listVisitors(db: Db, campaignId: string, since: Date, until: Date) {
  return db
    .selectFrom('click')
    .select('click.id')
    .where('click.campaign_id', '=', campaignId)
    .where('click.clicked_at', '>=', since)
    .where('click.clicked_at', '<', until)
    .where('click.is_unique', '=', true)
    .orderBy('click.clicked_at')
    .execute();
}

/** Leads that cost nothing yet, and may have become something. */
export function listTaken(db: Db, campaignId: string, since: Date, until: Date) {
  return db
    .selectFrom('lead')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .where('arrived_at', '>=', since)
    .where('arrived_at', '<', until)
    .where('status', '=', 'accepted')
    .orderBy('arrived_at')
    .execute();
}

/** What was not sent yet, in the order it is to be; written when its lead came, not when history was made. */
export async function listUntriedDeliveries(db: Db) {
  const isUntried = sql<boolean>`state = 'waiting' and tries = 0`;
  await db.updateTable('lead_delivery').set({ created_at: sql<Date>`next_try_at` }).where(isUntried).execute();
  return db
    .selectFrom('lead_delivery')
    .selectAll()
    .where(isUntried)
    .orderBy('next_try_at')
    .orderBy('lead_id')
    .orderBy('position')
    .execute();
}

/** Campaigns of the network itself that take leads. */
export function listNetworkLeadCampaigns(db: Db) {
  return db
    .selectFrom('campaign')
    .innerJoin('account', 'account.id', 'campaign.advertiser_id')
    .select('campaign.id')
    .where('account.is_house', '=', true)
    .where('campaign.type', '=', 'lead')
    .where('campaign.status', '=', 'active')
    .orderBy('campaign.public_id')
    .execute();
}

/** Calls that were long enough to become something. */
export function listTalks(db: Db, campaignId: string, since: Date, until: Date) {
  return db
    .selectFrom('call')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .where('arrived_at', '>=', since)
    .where('arrived_at', '<', until)
    .where('outcome', '=', 'qualified')
    .orderBy('arrived_at')
    .execute();
}

/** What the simulated gateway wrote in this transaction is dated back, and its webhooks have been heard. */
export async function dateBackGateway(db: Db, at: Date): Promise<void> {
  const seconds = Math.floor(at.getTime() / 1000);
  await sql`
    update stripe_simulator_object set made_at = ${at},
      body = body || jsonb_build_object('created', ${seconds}::bigint)
           || case when kind = 'balance_transaction' then jsonb_build_object('available_on', ${seconds}::bigint) else '{}' end
    where made_at = now()`.execute(db);
  await sql`update stripe_simulator_event set made_at = ${at}, delivered_at = ${at} where delivered_at is null`.execute(
    db,
  );
}

/** Everybody has looked at their bell, but at what still waits for a decision. */
export async function readOldNews(db: Db): Promise<void> {
  await sql`
    update notification n set shown_at = n.created_at,
      read_at = case when exists (select from call c where c.id = n.data ->> 'callId' and c.billing = 'disputed')
                       or exists (select from lead l where l.id = n.data ->> 'leadId' and l.billing = 'disputed')
                     then null else n.created_at end`.execute(db);
}

/** Whoever takes part was there before it began. */
export async function dateBackPeople(db: Db, at: Date): Promise<void> {
  const publishers = [...Object.values(PUBLISHERS).flat(), ...NETWORK_OFFERS.map(({ publisher }) => publisher)];
  const mailboxes = ['admin', 'admin2', 'advertiser', 'advertiser2', 'bruno.diaz', ...publishers];
  const emails = [...new Set(mailboxes)].map(demoEmail);
  for (const table of ['profile', 'account'] as const)
    await db.updateTable(table).set({ created_at: at }).where('email', 'in', emails).execute();
}

export async function findCallIdBySid(db: Db, callSid: string): Promise<string> {
  const { rows } = await sql<{ call_id: string }>`
    select call_id from carrier_call where call_sid = ${callSid}`.execute(db);
  return rows[0]?.call_id ?? '';
}

/** Plans made for empty tables read all of a full one. */
export async function lookAtTables(db: Db): Promise<void> {
  await sql`analyze call, carrier_call, carrier_event, call_live, ledger_entry, caller_history`.execute(db);
}

/** A call that asked for a reservation, with what was agreed and how it ended. */
export type ReservedCall = {
  id: string;
  arrived_at: Date;
  ended_at: Date;
  status: FinalStatus;
  outcome: Outcome;
  counts: Caps['counts'];
  request: ReservationRequest;
  found: ReservationSnapshot;
};

export async function listReservations(db: Db): Promise<ReservedCall[]> {
  const { rows } = await sql<ReservedCall>`
    select id, arrived_at, ended_at, status, outcome, decision -> 'reservation' as request, reservation as found,
           decision #>> '{assignment,campaign,terms,caps,counts}' as counts
    from call where reservation is not null and ended_at is not null order by arrived_at, id`.execute(db);
  return rows;
}

/** Money into an advertiser's balance, or out of it; for a call unless null. */
export type BalanceMove = { advertiser_id: string; call_id: string | null; at: Date; cents: number };

/** What every advertiser had and had to spend, move by move; a credit limit is there from the beginning. */
export async function listBalanceMoves(db: Db): Promise<BalanceMove[]> {
  const { rows } = await sql<BalanceMove>`
    select split_part(account, ':', 2) as advertiser_id, call_id, at, cents
    from (
      select account, null as call_id, to_timestamp(0) as at, -floor_cents as cents from ledger_balance
      union all
      select p.from_account, e.call_id, p.at, -p.amount_cents from ledger_posting p join ledger_entry e on e.id = p.entry_id
      union all
      select p.to_account, e.call_id, p.at, p.amount_cents from ledger_posting p join ledger_entry e on e.id = p.entry_id
    ) moves
    where account like 'advertiser:%:balance'`.execute(db);
  return rows;
}

export async function updateFound(
  db: Db,
  calls: readonly { id: string; arrivedAt: Date; found: Partial<ReservationSnapshot> }[],
): Promise<void> {
  await sql`
    update call c set reservation = c.reservation || f.found
    from jsonb_to_recordset(${JSON.stringify(calls)}::jsonb) as f (id text, "arrivedAt" timestamptz, found jsonb)
    where c.arrived_at = f."arrivedAt" and c.id = f.id`.execute(db);
}

/** The advertiser's running campaign, and an offer of the network that the demo publisher joined. */
export async function findDemoCampaigns(db: Db, advertiserId: string) {
  const active = db.selectFrom('campaign').select('id').where('status', '=', 'active');
  const ofAdvertiser = await active.where('advertiser_id', '=', advertiserId).executeTakeFirst();
  const ofNetwork = await active.where('public_id', '=', 'FN001').executeTakeFirst();
  return { ofAdvertiser: ofAdvertiser?.id, ofNetwork: ofNetwork?.id };
}
