import type { SuppressedLines } from '@callstead/contract/suppression';
import { DomainError } from '@callstead/domain/errors';
import { contactsIn, type PersonContact } from '@callstead/domain/persons/contact-lines';
import { type Actor, authorize } from '@callstead/domain/policy';
import { type Db, inTransaction } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import type { Services } from '../../services.ts';
import { readNumber } from '../../telephony/read-number.ts';
import { findCall } from '../calls/queries.ts';
import { contactOf } from './commands.ts';
import { hashOf, personSubject } from './person-events.ts';
import { deleteSuppressed, findPersonOfLead, insertSuppressed } from './suppression-queries.ts';

type SuppressServices = Pick<Services, 'db' | 'personKey'>;

/** One piece of somebody's list. It may come again: who is on the list stays on it. */
export function suppressLines(
  services: SuppressServices,
  actor: Actor,
  lines: readonly string[],
  now: Date,
): Promise<SuppressedLines> {
  const read = lines.filter((line) => line.trim() !== '').map((line) => contactsIn(line, readNumber));
  const unread = read.filter((contacts) => contacts.length === 0).length;
  return suppress(services, actor, { contacts: read.flat(), unread }, now);
}

type Of = { callId: string } | { leadId: string };

/** Whoever called, or whose lead it is: by number, and by address where there is one. */
export async function suppressOf(
  services: SuppressServices,
  actor: Actor,
  of: Of,
  now: Date,
): Promise<SuppressedLines> {
  authorize(actor, 'suppression.add');
  const contacts =
    'callId' in of ? await contactsOfCall(services.db, of.callId) : await contactsOfLead(services.db, of.leadId);
  if (contacts.length === 0) throw new DomainError('not_found');
  return suppress(services, actor, { contacts, unread: 0 }, now);
}

async function contactsOfCall(db: Db, id: string): Promise<PersonContact[]> {
  const call = await findCall(db, id);
  return call?.caller ? [{ kind: 'phone', value: call.caller }] : [];
}

async function contactsOfLead(db: Db, id: string): Promise<PersonContact[]> {
  const person = await findPersonOfLead(db, id);
  return [person?.phone, person?.email].flatMap((written) => (written ? contactsIn(written, readNumber) : []));
}

function suppress(
  services: SuppressServices,
  actor: Actor,
  { contacts, unread }: { contacts: readonly PersonContact[]; unread: number },
  now: Date,
): Promise<SuppressedLines> {
  const people = new Map(
    contacts.map((contact) => {
      const person = hashOf(services, contact);
      return [person.toString('hex'), { person, kind: contact.kind }];
    }),
  );
  return inTransaction(services, async (tx) => {
    authorize(actor, 'suppression.add');
    const added = await insertSuppressed(tx.db, [...people.values()], actor.userId, now);
    const [one] = people.values();
    const subject =
      one && people.size === 1
        ? personSubject(one.person)
        : ({ type: 'network', id: 'suppression', name: 'suppression' } as const);
    if (added > 0) await emit(tx, actor, { type: 'suppression.add', subject, after: { added } });
    return { added, known: people.size - added, unread };
  });
}

export function unsuppress(services: SuppressServices, actor: Actor, written: string): Promise<void> {
  const person = hashOf(services, contactOf(written));
  return inTransaction(services, async (tx) => {
    authorize(actor, 'suppression.remove');
    if (!(await deleteSuppressed(tx.db, person))) throw new DomainError('not_found');
    await emit(tx, actor, { type: 'suppression.remove', subject: personSubject(person) });
  });
}
