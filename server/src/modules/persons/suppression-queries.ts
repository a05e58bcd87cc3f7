import type { ContactKind } from '@callstead/domain/persons/contact-lines';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

type Suppressed = { person: Buffer; kind: ContactKind };

/** How many of them were not on the list. */
export async function insertSuppressed(
  db: Db,
  people: readonly Suppressed[],
  createdBy: string,
  now: Date,
): Promise<number> {
  if (people.length === 0) return 0;
  const { numAffectedRows } = await sql`
    insert into suppressed_person (person, kind, created_at, created_by)
    select decode(p.person, 'hex'), p.kind, ${now}, ${createdBy}
    from jsonb_to_recordset(${JSON.stringify(people.map(({ person, kind }) => ({ person: person.toString('hex'), kind })))}::jsonb)
      as p (person text, kind text)
    order by p.person on conflict (person) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** False when they were not on it. */
export async function deleteSuppressed(db: Db, person: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('suppressed_person').where('person', '=', person).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countSuppressed(db: Db): Promise<{ phones: number; emails: number }> {
  const { rows } = await sql<{ phones: number; emails: number }>`
    select (count(*) filter (where kind = 'phone'))::integer as phones,
           (count(*) filter (where kind = 'email'))::integer as emails from suppressed_person`.execute(db);
  return rows[0] ?? { phones: 0, emails: 0 };
}

export function findPersonOfLead(db: Db, leadId: string) {
  return db.selectFrom('lead_person').select(['phone', 'email']).where('lead_id', '=', leadId).executeTakeFirst();
}
