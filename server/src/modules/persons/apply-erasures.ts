import { hashPerson } from '../../secrets/person-hash.ts';
import type { Services } from '../../services.ts';
import { addKept, everyContact, type KeptErasure, listKeptErasures } from './apply-queries.ts';
import { erasePerson } from './erase-person.ts';
import type { EraseServices } from './erase-pieces.ts';

type ApplyServices = EraseServices & Pick<Services, 'personKey' | 'sealSecret'>;

/**
 * After a backup was restored: whoever was erased is erased again, as they were in it up to that moment. Hashes name nobody, so
 * every number and address there is is hashed and looked up.
 */
export async function applyErasures(
  services: ApplyServices,
  kept: readonly KeptErasure[],
  now = new Date(),
): Promise<number> {
  const { db, personKey } = services;
  await addKept(db, kept, now);
  const until = new Map((await listKeptErasures(db)).map((each) => [each.person.toString('hex'), each.createdAt]));
  if (until.size === 0) return 0;
  let erased = 0;
  for await (const contact of everyContact(db)) {
    const at = until.get(hashPerson(personKey, contact.kind, contact.value).toString('hex'));
    if (!at) continue;
    await erasePerson(services, { contact, until: at, now });
    erased += 1;
  }
  return erased;
}
