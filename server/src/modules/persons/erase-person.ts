import type { PersonContact } from '@callstead/domain/persons/contact-lines';
import type { Db } from '../../db/database.ts';
import { hashPerson } from '../../secrets/person-hash.ts';
import type { Services } from '../../services.ts';
import { forgetImports } from '../leads/import/forget-imports.ts';
import { type EraseServices, eraseCalls, eraseLeads } from './erase-pieces.ts';
import { callsOf, forgetBlocksOf, forgetHistoryOf, listLeadKeysOf } from './erase-queries.ts';
import { openContact } from './person-token.ts';
import { findOpenErasures, finishErasure } from './queries.ts';

type PersonServices = EraseServices & Pick<Services, 'sealSecret' | 'personKey'>;

/** Every erasure that was asked for and is not done; one that was interrupted starts over, and finds less. */
export async function eraseWaiting(services: PersonServices, now = new Date()): Promise<void> {
  for (const { id, sealed, created_at } of await findOpenErasures(services.db)) {
    if (sealed === null) continue;
    const contact = openContact(services, id, sealed);
    await erasePerson(services, { contact, until: created_at, now, erasureId: id });
    await finishErasure(services.db, id, now);
  }
}

type Asked = { contact: PersonContact; until: Date; now: Date; erasureId?: string };

/** All there is of a person up to that moment. Money, traces and reasons stay, and name nobody. */
export async function erasePerson(services: PersonServices, { contact, until, now, ...counted }: Asked): Promise<void> {
  const { db, personKey } = services;
  await eraseCalls(services, { which: callsOf(contact, until), now, ...counted });
  const next = async (from: Db, limit: number) =>
    (await listLeadKeysOf(from, contact)).filter((lead) => lead.arrived_at <= until).slice(0, limit);
  await eraseLeads(services, { next, ...counted });
  const person = hashPerson(personKey, contact.kind, contact.value);
  await forgetHistoryOf(db, person, until);
  await forgetBlocksOf(db, person);
  await forgetImports(services, [person.toString('hex')], now);
}
