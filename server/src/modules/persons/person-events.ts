import type { PersonContact } from '@callstead/domain/persons/contact-lines';
import { hashPerson } from '../../secrets/person-hash.ts';
import type { Services } from '../../services.ts';

const SHOWN_LETTERS = 12;

export const hashOf = ({ personKey }: Pick<Services, 'personKey'>, { kind, value }: PersonContact): Buffer =>
  hashPerson(personKey, kind, value);

/** The beginning tells persons apart, and names nobody. */
export const shortHash = (person: Buffer): string => person.toString('hex').slice(0, SHOWN_LETTERS);

/** A person as the audit log and the events name them. */
export const personSubject = (person: Buffer) =>
  ({ type: 'person', id: person.toString('hex'), name: shortHash(person) }) as const;
