import { maskCaller } from '@callstead/domain/calls/mask-caller';
import { sql } from 'kysely';
import { inTransaction } from '../../db/database.ts';
import { claimSetting } from '../../db/settings.ts';
import type { Services } from '../../services.ts';
import { hashPerson, rehash } from '../leads/person-hash.ts';

/** That hashes have passed the outer key. */
const REHASHED = 'person_hashes_v2';

type HashServices = Pick<Services, 'db' | 'personKey'>;

/** What a release of before left behind and no migration could do, for want of the key. Twice does no harm. */
export async function hashOldRows(services: HashServices): Promise<void> {
  await hashBlocks(services);
  await rehashPersons(services);
}

/** Of a number that was blocked twice meanwhile one block is enough. */
function hashBlocks(services: HashServices): Promise<void> {
  return inTransaction(services, async (tx) => {
    const { rows } = await sql<{ id: string; number: string }>`
      select id, number from blocked_caller where number is not null for update`.execute(tx.db);
    for (const { id, number } of rows) {
      const person = hashPerson(tx.personKey, 'phone', number);
      await sql`
        delete from blocked_caller b using blocked_caller k where k.id = ${id} and b.id <> k.id
          and b.person = ${person} and b.advertiser_id is not distinct from k.advertiser_id`.execute(tx.db);
      await sql`
        update blocked_caller set person = ${person}, masked = ${maskCaller(number)}, number = null
        where id = ${id}`.execute(tx.db);
    }
  });
}

/** Whoever was remembered or suppressed under the inner key alone is recognized further on. */
function rehashPersons(services: HashServices): Promise<void> {
  return inTransaction(services, async (tx) => {
    if (!(await claimSetting(tx.db, REHASHED, 'yes'))) return;
    for (const table of ['lead_memory', 'suppressed_person']) {
      const { rows } = await sql<{ person: Buffer }>`select distinct person from ${sql.table(table)}`.execute(tx.db);
      for (const { person } of rows) {
        await sql`update ${sql.table(table)} set person = ${rehash(tx.personKey, person)} where person = ${person}`.execute(
          tx.db,
        );
      }
    }
  });
}
