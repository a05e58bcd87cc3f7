import { createHmac, hkdfSync } from 'node:crypto';
import type { Contact } from '@callstead/domain/leads/contact';

/** Of its own, so that no other use of the network's secret says anything about people. */
export const personKey = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'callstead v1 person', 32));

/** A person as the memory of duplicates and the list of the suppressed know them: a hash nobody can try out without the key. */
export const hashPerson = (key: Buffer, kind: 'phone' | 'email', normal: string): Buffer =>
  createHmac('sha256', key).update(`${kind}:${normal}`).digest();

/** By which each of them is recognized. */
export function personsOf(key: Buffer, { phone, email }: Contact): string[] {
  const hashes = [phone && hashPerson(key, 'phone', phone), email && hashPerson(key, 'email', email)];
  return hashes.flatMap((hash) => (hash ? [hash.toString('hex')] : []));
}
