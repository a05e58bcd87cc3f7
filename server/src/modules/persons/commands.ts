import { randomUUID } from 'node:crypto';
import type { FoundPerson } from '@callstead/contract/persons';
import { DomainError } from '@callstead/domain/errors';
import { type PersonContact, readContact } from '@callstead/domain/persons/contact-lines';
import { type Actor, authorize } from '@callstead/domain/policy';
import { inTransaction } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import type { Services } from '../../services.ts';
import { readNumber } from '../../telephony/read-number.ts';
import { hashOf, personSubject } from './person-events.ts';
import { readPersonToken, sealContact, writePersonToken } from './person-token.ts';
import { presentFound } from './present.ts';
import { type ErasureRow, findErasureOf, findFactsOf, insertErasure, listCallsOf, listLeadsOf } from './queries.ts';
import { insertSuppressed } from './suppression-queries.ts';

type PersonServices = Pick<Services, 'db' | 'personKey' | 'sealSecret'>;

const MOST_SHOWN = 50;
const MOST_EXPORTED = 10_000;

export function contactOf(written: string): PersonContact {
  const contact = readContact(written, readNumber);
  if (!contact) throw new DomainError('validation_failed', { fields: { contact: 'invalid' } });
  return contact;
}

/** What is known of somebody. That it was looked up is in the audit log, by their hash. */
export function findPerson(services: PersonServices, actor: Actor, written: string, now: Date): Promise<FoundPerson> {
  authorize(actor, 'person.find');
  const contact = contactOf(written);
  const person = hashOf(services, contact);
  return inTransaction(services, async (tx) => {
    const facts = await findFactsOf(tx.db, contact, person);
    const [calls, leads] = [
      await listCallsOf(tx.db, contact, MOST_SHOWN),
      await listLeadsOf(tx.db, contact, MOST_SHOWN),
    ];
    await emit(tx, actor, {
      type: 'person.find',
      subject: personSubject(person),
      after: { calls: facts.calls, leads: facts.leads },
    });
    return presentFound({ token: writePersonToken(tx, contact, now), contact, facts, calls, leads });
  });
}

/** All of it, for the person who asks. */
export function exportPerson(services: PersonServices, actor: Actor, token: string, now: Date) {
  authorize(actor, 'person.export');
  const contact = readPersonToken(services, token, now);
  return inTransaction(services, async (tx) => {
    const [calls, leads] = [
      await listCallsOf(tx.db, contact, MOST_EXPORTED),
      await listLeadsOf(tx.db, contact, MOST_EXPORTED),
    ];
    await emit(tx, actor, {
      type: 'person.export',
      subject: personSubject(hashOf(tx, contact)),
      after: { calls: calls.length, leads: leads.length },
    });
    return { contact, calls, leads };
  });
}

type Asked = { token: string; suppress: boolean };

/** Asked for now, done by a job: whatever happens in between, it will be done. Asked twice, it is one erasure. */
export function requestErasure(
  services: PersonServices & Pick<Services, 'queue'>,
  actor: Actor,
  { token, suppress }: Asked,
  now: Date,
): Promise<ErasureRow> {
  const contact = readPersonToken(services, token, now);
  const person = hashOf(services, contact);
  return inTransaction(services, async (tx) => {
    authorize(actor, 'person.erase');
    if (suppress) await insertSuppressed(tx.db, [{ person, kind: contact.kind }], actor.userId, now);
    const running = await findErasureOf(tx.db, person);
    if (running) return running;
    const id = randomUUID();
    const sealed = sealContact(tx, id, contact);
    const asked = { id, person, kind: contact.kind, sealed, created_at: now, created_by: actor.userId };
    const row = await insertErasure(tx.db, asked);
    await tx.queue.enqueue(tx.db, { name: 'erase-persons', data: null });
    await emit(tx, actor, {
      type: 'person.erase',
      subject: personSubject(person),
      after: { isSuppressed: suppress },
    });
    return row;
  });
}
