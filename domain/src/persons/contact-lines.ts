import { normalEmail, type ReadPhone } from '../leads/contact.ts';

/** By what a person is found: a phone number in E.164, or a lower-cased e-mail address. */
export const CONTACT_KINDS = ['phone', 'email'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];
export type PersonContact = { kind: ContactKind; value: string };

/** Any spelling of a number or an address; undefined for what is neither. */
export function readContact(written: string, readPhone: ReadPhone): PersonContact | undefined {
  const trimmed = written.trim();
  if (trimmed.includes('@')) {
    const email = normalEmail(trimmed);
    return email === null ? undefined : { kind: 'email', value: email };
  }
  if (!/^\+?[\d\s().-]{7,}$/.test(trimmed)) return undefined;
  const read = readPhone(trimmed);
  return read && { kind: 'phone', value: read.number };
}

/** Of a line of somebody's list, whatever its columns are, every number and address in it. */
export function contactsIn(line: string, readPhone: ReadPhone): PersonContact[] {
  return line
    .replace(/^\uFEFF/, '')
    .split(/[,;\t]/)
    .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    .flatMap((cell) => readContact(cell, readPhone) ?? []);
}
