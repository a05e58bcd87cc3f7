import type { PersonContact } from '@callstead/domain/persons/contact-lines';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { leadArrivedAt } from '../leads/lead-id.ts';

export type CallToErase = { id: string; arrived_at: Date; call_sid: string };

/** Which rows are to lose their person: those of somebody, or those of a campaign whose time is over. */
export const callsOf = ({ kind, value }: PersonContact, until: Date): RawBuilder<boolean> =>
  kind === 'phone' ? sql<boolean>`c.caller = ${value} and c.arrived_at <= ${until}` : sql<boolean>`false`;

export type LeadToErase = { id: string; arrived_at: Date };

/** An id tells when the lead came, and with it the month where its row lies. */
export async function listLeadKeysOf(db: Db, { kind, value }: PersonContact): Promise<LeadToErase[]> {
  const found = await db.selectFrom('lead_person').select('lead_id').where(kind, '=', value).execute();
  return found.flatMap(({ lead_id: id }) => {
    const arrivedAt = leadArrivedAt(id);
    return arrivedAt ? [{ id, arrived_at: arrivedAt }] : [];
  });
}

export type Span = { campaignId: string | null; from: Date; to: Date };

export const callsIn = ({ campaignId, from, to }: Span): RawBuilder<boolean> => sql<boolean>`
  c.campaign_id is not distinct from ${campaignId}::uuid and c.arrived_at >= ${from} and c.arrived_at < ${to}
  and c.caller is not null`;

export async function listLeadKeysIn(db: Db, { campaignId, from, to }: Span, limit: number): Promise<LeadToErase[]> {
  const { rows } = await sql<LeadToErase>`
    select l.id, l.arrived_at from lead l join lead_person p on p.lead_id = l.id
    where l.campaign_id = ${campaignId}::uuid and l.arrived_at >= ${from} and l.arrived_at < ${to} limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function listCallsToErase(db: Db, which: RawBuilder<boolean>, limit: number): Promise<CallToErase[]> {
  const { rows } = await sql<CallToErase>`
    select c.id, c.arrived_at, c.call_sid from call c where ${which} limit ${limit}`.execute(db);
  return rows;
}

/** How many had a caller. In the decision somebody stays who called, so that its rules still say what they said. */
export async function eraseCallers(db: Db, calls: readonly CallToErase[], now: Date): Promise<number> {
  const ids = calls.map(({ id }) => id);
  const { numAffectedRows } = await sql`
    update call c set caller = null, erased_at = ${now},
      decision = case when c.decision #>> '{reservation,caller}' is null then c.decision
                 else jsonb_set(c.decision, '{reservation,caller}', '"erased"') end
    where c.id = any (${ids}) and c.arrived_at = any (${calls.map((call) => call.arrived_at)}) and c.caller is not null`.execute(
    db,
  );
  await deleteThreads(db, ids);
  await sql`update call_live set caller = null where call_id = any (${ids}) and caller is not null`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export type RecordingToErase = { id: string; state: string };

/** Those that were given up or deleted, too: their carrier may still have them. */
export async function listRecordingsOf(db: Db, calls: readonly CallToErase[]): Promise<RecordingToErase[]> {
  const { rows } = await sql<RecordingToErase>`
    select id, state from recording where call_sid = any (${calls.map(({ call_sid }) => call_sid)})`.execute(db);
  return rows;
}

/** How many had a person. What advertisers wrote of them goes, too; why a lead was returned stays. */
export async function erasePersonsOfLeads(db: Db, leads: readonly LeadToErase[]): Promise<number> {
  const ids = leads.map(({ id }) => id);
  const { numAffectedRows } = await sql`delete from lead_person where lead_id = any (${ids})`.execute(db);
  await deleteThreads(db, ids);
  await sql`
    update lead set dispute = dispute || '{"note": null}' where dispute ->> 'note' is not null
      and id = any (${ids}) and arrived_at = any (${leads.map((lead) => lead.arrived_at)})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** What sides wrote to each other may name them; why it was disputed and what was decided stays. */
async function deleteThreads(db: Db, saleIds: readonly string[]): Promise<void> {
  await sql`delete from dispute_message where sale_id = any (${saleIds})`.execute(db);
}

/** A block stands by its hash; nobody reads any more whose number it was. */
export async function forgetBlocksOf(db: Db, person: Buffer): Promise<void> {
  await sql`update blocked_caller set masked = null where person = ${person} and masked is not null`.execute(db);
}

export async function forgetHistoryOf(db: Db, person: Buffer, until: Date): Promise<void> {
  await sql`
    delete from caller_history where person = ${person}
      and greatest(connected_at, qualified_at) <= ${until}`.execute(db);
}

export async function forgetHistoryIn(db: Db, { campaignId, to }: Span): Promise<void> {
  if (campaignId === null) return;
  await sql`
    delete from caller_history where campaign_id = ${campaignId}
      and greatest(connected_at, qualified_at) < ${to}`.execute(db);
}
