import { createHmac, hkdfSync } from 'node:crypto';
import type { Contact } from '@callstead/domain/leads/contact';

/** `inner` follows from the network's secret, `outer` is never in the database: whoever has a copy of it can try out nobody. */
export type PersonKey = { inner: Buffer; outer: Buffer };

/** Of its own, so that no other use of a secret says anything about people. */
export const personKeyOf = (secret: string, outerSecret: string): PersonKey => ({
  inner: derived(secret, 'callstead v1 person'),
  outer: derived(outerSecret, 'callstead v2 person'),
});

const derived = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** A person as the memory of duplicates and the list of the suppressed know them. */
export const hashPerson = (key: PersonKey, kind: 'phone' | 'email', normal: string): Buffer =>
  rehash(key, createHmac('sha256', key.inner).update(`${kind}:${normal}`).digest());

/** What the inner key alone made is recognized once it has passed the outer one. */
export const rehash = ({ outer }: PersonKey, inner: Buffer): Buffer =>
  createHmac('sha256', outer).update(inner).digest();

/** By which each of them is recognized. */
export function personsOf(key: PersonKey, { phone, email }: Pick<Contact, 'phone' | 'email'>): string[] {
  const hashes = [phone && hashPerson(key, 'phone', phone), email && hashPerson(key, 'email', email)];
  return hashes.flatMap((hash) => (hash ? [hash.toString('hex')] : []));
}
