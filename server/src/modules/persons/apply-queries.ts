import type { ContactKind, PersonContact } from '@callstead/domain/persons/contact-lines';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

const AT_ONCE = 5_000;

/** As the list of erasures is kept apart from a backup. */
export type KeptErasure = { person: Buffer; kind: ContactKind; createdAt: Date };

/** Everything the list of erasures says, to be kept with a backup that is older than some of them. */
export async function listKeptErasures(db: Db): Promise<KeptErasure[]> {
  const { rows } = await sql<KeptErasure>`
    select person, kind, max(created_at) as "createdAt" from erasure group by person, kind order by 3`.execute(db);
  return rows;
}

/** Those the backup does not know of yet. */
export async function addKept(db: Db, kept: readonly KeptErasure[], now: Date): Promise<void> {
  for (const { person, kind, createdAt } of kept) {
    await sql`
      insert into erasure (person, kind, created_at, finished_at)
      select ${person}, ${kind}, ${createdAt}, ${now}
      where not exists (select from erasure where person = ${person} and created_at >= ${createdAt})`.execute(db);
  }
}

/** Page by page through the indexes: however many people there are, few are in memory. */
export async function* everyContact(db: Db): AsyncGenerator<PersonContact> {
  for (const [kind, page] of PAGES) {
    for (let after = ''; ; ) {
      const { rows } = await page(after).execute(db);
      for (const { value } of rows) yield { kind, value };
      const last = rows.at(-1)?.value;
      if (last === undefined) break;
      after = last;
    }
  }
}

const PAGES = [
  [
    'phone',
    (after: string) => sql<{ value: string }>`
      select distinct on (caller) caller as value from call where caller ~>~ ${after}
      order by caller using ~<~ limit ${AT_ONCE}`,
  ],
  [
    'phone',
    (after: string) => sql<{ value: string }>`
      select distinct phone as value from lead_person where phone > ${after} order by phone limit ${AT_ONCE}`,
  ],
  [
    'email',
    (after: string) => sql<{ value: string }>`
      select distinct email as value from lead_person where email > ${after} order by email limit ${AT_ONCE}`,
  ],
] as const;
