import type { GivenLead } from './read-lead.ts';

/** How a written number is read; undefined: no number. */
export type ReadPhone = (written: string) => { number: string; country: string | undefined } | undefined;

/** Where a person can be reached, in the one spelling that others are compared with. Null: not given, or not valid. */
export type Contact = { phone: string | null; phoneCountry: string | null; email: string | null };

export function contactOf({ phone, email }: Pick<GivenLead, 'phone' | 'email'>, readPhone: ReadPhone): Contact {
  const read = phone === null ? undefined : readPhone(phone);
  return { phone: read?.number ?? null, phoneCountry: read?.country ?? null, email: normalEmail(email) };
}

const EMAIL = /^[^\s@"<>(),;:\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;
const LONGEST_EMAIL = 254;

/** Lower-cased and composed: the same mailbox in whatever way it is typed. */
export function normalEmail(written: string | null): string | null {
  const email = written?.trim().normalize('NFKC').toLowerCase() ?? '';
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) && !email.includes('..') ? email : null;
}
