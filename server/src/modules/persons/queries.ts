import type { PersonContact } from '@callstead/domain/persons/contact-lines';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { createdMicros, isBehind, type ListPage } from '../../db/newest-first.ts';
import type { Database } from '../../db/schema.ts';
import { listLeadKeysOf } from './erase-queries.ts';

export type PersonCallRow = {
  id: string;
  arrived_at: Date;
  number: string;
  country: string | null;
  state: string | null;
  zip: string | null;
  city: string | null;
  status: string;
  outcome: string | null;
  reason: string | null;
  talk_seconds: number | null;
  campaign: string | null;
  has_recording: boolean;
};

/** The newest first. An e-mail address calls nobody. */
export async function listCallsOf(db: Db, contact: PersonContact, limit: number): Promise<PersonCallRow[]> {
  if (contact.kind !== 'phone') return [];
  const { rows } = await sql<PersonCallRow>`
    select c.id, c.arrived_at, c.number, c.country, c.state, c.zip, c.city, c.status, c.outcome, c.reason, c.talk_seconds,
           k.public_id as campaign,
           exists (select from recording r where r.call_sid = c.call_sid and r.state = 'ready') as has_recording
    from call c left join campaign k on k.id = c.campaign_id
    where c.caller = ${contact.value} order by c.arrived_at desc, c.id desc limit ${limit}`.execute(db);
  return rows;
}

export type PersonLeadRow = {
  id: string;
  arrived_at: Date;
  campaign: string;
  status: string;
  reason: string | null;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  email: string | null;
  zip: string | null;
  state: string | null;
  fields: object;
  ip: string | null;
  user_agent: string | null;
  certificate_url: string | null;
  sentence: string | null;
  captured_at: Date | null;
  page: string | null;
};

const isTheirs = ({ kind, value }: PersonContact) =>
  kind === 'phone' ? sql<boolean>`p.phone = ${value}` : sql<boolean>`p.email = ${value}`;

export async function listLeadsOf(db: Db, contact: PersonContact, limit: number): Promise<PersonLeadRow[]> {
  const arrivals = (await listLeadKeysOf(db, contact)).map((lead) => lead.arrived_at);
  const { rows } = await sql<PersonLeadRow>`
    select l.id, l.arrived_at, k.public_id as campaign, l.status, l.reason, p.first_name, p.last_name, p.phone, p.email, l.zip,
           l.state, p.fields, p.ip, p.user_agent, p.certificate_url, s.sentence, s.captured_at, s.page
    from lead_person p join lead l on l.id = p.lead_id left join campaign k on k.id = l.campaign_id
    left join lead_consent s on s.lead_id = l.id
    where ${isTheirs(contact)} and l.arrived_at = any (${arrivals}) order by l.arrived_at desc, l.id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

export type PersonFacts = {
  calls: number;
  leads: number;
  blocks: number;
  tickets: number;
  is_suppressed: boolean;
  erased_at: Date | null;
};

export async function findFactsOf(db: Db, contact: PersonContact, person: Buffer): Promise<PersonFacts> {
  const { kind, value } = contact;
  const { rows } = await sql<PersonFacts>`
    select (select count(*)::integer from call where ${kind === 'phone'} and caller = ${value}) as calls,
           (select count(*)::integer from lead_person p where ${isTheirs(contact)}) as leads,
           (select count(*)::integer from blocked_caller where person = ${person}) as blocks,
           (select count(*)::integer from ticket where ${kind === 'email'} and sender_email = ${value}) as tickets,
           exists (select from suppressed_person where person = ${person}) as is_suppressed,
           (select max(finished_at) from erasure where person = ${person}) as erased_at`.execute(db);
  return rows[0] as PersonFacts;
}

export type ErasureRow = Selectable<Database['erasure']>;

export function listErasureRows(db: Db, { after, limit }: ListPage) {
  let query = db
    .selectFrom('erasure')
    .selectAll()
    .select(createdMicros('erasure'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after) query = query.where(isBehind('erasure', after));
  return query.execute();
}

export function findOpenErasures(db: Db): Promise<ErasureRow[]> {
  return db.selectFrom('erasure').selectAll().where('finished_at', 'is', null).orderBy('created_at').execute();
}

/** The one that is asked for already and not done. */
export function findErasureOf(db: Db, person: Buffer): Promise<ErasureRow | undefined> {
  return db
    .selectFrom('erasure')
    .selectAll()
    .where('person', '=', person)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
}

export function insertErasure(db: Db, erasure: Insertable<Database['erasure']>): Promise<ErasureRow> {
  return db.insertInto('erasure').values(erasure).returningAll().executeTakeFirstOrThrow();
}

/** Whom it was about is forgotten with it. */
export async function finishErasure(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('erasure')
    .set({ sealed: null, finished_at: now })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}

/** Counts what one piece has done, in its transaction. */
export async function addToErasure(
  db: Db,
  id: string | undefined,
  part: 'calls' | 'leads' | 'recordings',
  count: number,
): Promise<void> {
  if (id === undefined || count === 0) return;
  await db
    .updateTable('erasure')
    .set((set) => ({ [part]: set(part, '+', count) }))
    .where('id', '=', id)
    .execute();
}
