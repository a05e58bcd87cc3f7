import { maskCaller } from '@callstead/domain/calls/mask-caller';
import { inTransaction } from '../../db/database.ts';
import { claimSetting } from '../../db/settings.ts';
import { hashPerson, rehash } from '../../secrets/person-hash.ts';
import type { Services } from '../../services.ts';
import {
  dropOtherBlocks,
  HASHED_TABLES,
  hashBlock,
  hashHistoryOf,
  listHashes,
  listPlainCallers,
  lockPlainBlocks,
  replaceHash,
} from './hash-queries.ts';

/** That hashes have passed the outer key. */
const REHASHED = 'person_hashes_v2';

type HashServices = Pick<Services, 'db' | 'personKey'>;

/** What a release of before left behind and no migration could do, for want of the key. Twice does no harm. */
export async function hashOldRows(services: HashServices): Promise<void> {
  await hashBlocks(services);
  await rehashPersons(services);
  while (await hashSomeHistory(services));
}

/** Of a number that was blocked twice meanwhile one block is enough. */
function hashBlocks(services: HashServices): Promise<void> {
  return inTransaction(services, async ({ db, personKey }) => {
    for (const { id, number } of await lockPlainBlocks(db)) {
      const person = hashPerson(personKey, 'phone', number);
      await dropOtherBlocks(db, id, person);
      await hashBlock(db, { id, person, masked: maskCaller(number) });
    }
  });
}

/** A piece at a time; false when none was left. */
function hashSomeHistory(services: HashServices): Promise<boolean> {
  return inTransaction(services, async ({ db, personKey }) => {
    const callers = await listPlainCallers(db);
    if (callers.length === 0) return false;
    const persons = callers.map((caller) => hashPerson(personKey, 'phone', caller));
    await hashHistoryOf(db, callers, persons);
    return true;
  });
}

/** Whoever was remembered or suppressed under the inner key alone is recognized further on. */
function rehashPersons(services: HashServices): Promise<void> {
  return inTransaction(services, async ({ db, personKey }) => {
    if (!(await claimSetting(db, REHASHED, 'yes'))) return;
    for (const table of HASHED_TABLES)
      for (const person of await listHashes(db, table))
        await replaceHash(db, table, { person, by: rehash(personKey, person) });
  });
}
