import type { CallView } from '../calls/call-view.ts';
import { maskCaller } from '../calls/mask-caller.ts';
import { withoutCaller } from '../calls/without-caller.ts';
import type { LeadStatus } from './lead.ts';

/** What is known of the person behind a lead. */
export type LeadPerson = {
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  email: string | null;
  /** What the campaign asks beyond. */
  fields: Readonly<Record<string, unknown>> | null;
  ip: string | null;
  userAgent: string | null;
  certificateUrl: string | null;
};

/** `erased`: nobody can see them any more. */
export const PERSON_SIGHTS = ['whole', 'masked', 'hidden', 'erased'] as const;
export type PersonSight = (typeof PERSON_SIGHTS)[number];

/**
 * Who sees the person behind a lead, and how. Publishers tell people apart and can reach none of them, as with callers;
 * advertisers know those they take; whoever was taken by nobody is looked at by admins only, and that is written down.
 */
export const PERSON_SIGHT: Readonly<Record<CallView, Readonly<Record<LeadStatus, Exclude<PersonSight, 'erased'>>>>> = {
  publisher: { accepted: 'masked', pending: 'masked', rejected: 'masked', duplicate: 'masked' },
  advertiser: { accepted: 'whole', pending: 'masked', rejected: 'hidden', duplicate: 'hidden' },
  admin: { accepted: 'whole', pending: 'whole', rejected: 'masked', duplicate: 'masked' },
};

type Seen = { sight: PersonSight; person: LeadPerson | null };

export function seenPerson(person: LeadPerson | null, view: CallView, status: LeadStatus): Seen {
  if (person === null) return { sight: 'erased', person: null };
  const sight = PERSON_SIGHT[view][status];
  if (sight === 'hidden') return { sight, person: null };
  return { sight, person: sight === 'whole' ? person : maskPerson(person) };
}

const DOTS = '•••';

type Mask<Value> = (value: NonNullable<Value>) => Value | null;

/** What is left of each field. Answers to a campaign's own questions may say anything, a certificate names the person. */
const MASKS: { [Field in keyof LeadPerson]: Mask<LeadPerson[Field]> } = {
  firstName: maskName,
  lastName: maskName,
  phone: maskCaller,
  email: maskEmail,
  fields: () => null,
  ip: maskAddress,
  userAgent: (agent) => agent,
  certificateUrl: () => null,
};

function maskPerson(person: LeadPerson): LeadPerson {
  const masked = Object.entries(MASKS).map(([field, mask]) => {
    const value = person[field as keyof LeadPerson];
    return [field, value === null ? null : (mask as Mask<unknown>)(value)];
  });
  return Object.fromEntries(masked) as LeadPerson;
}

/** 'Ana' is 'A•••'. */
function maskName(name: string): string {
  const [first = ''] = name.trim();
  return `${first.toLocaleUpperCase()}${DOTS}`;
}

/** 'ana@example.com' is 'a•••@•••.com': a domain of one's own is a name, too. */
function maskEmail(email: string): string {
  const [first = ''] = email;
  const ending = /@.*(\.[a-z]{2,24})$/i.exec(email)?.[1] ?? '';
  return `${first}${DOTS}@${DOTS}${ending}`;
}

/** '192.0.2.7' is '192.0.•.•', and of a longer one the first two groups stay. */
function maskAddress(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, 2).join(':')}:•`;
  return [...address.split('.').slice(0, 2), '•', '•'].join('.');
}

/** What people wrote about a lead, without who it is, for those who may not know. */
export function withoutPerson(text: string, person: Pick<LeadPerson, 'firstName' | 'lastName' | 'phone' | 'email'>) {
  const { firstName, lastName, phone, email } = person;
  const unmailed = email ? text.replace(new RegExp(literally(email), 'giu'), maskEmail(email)) : text;
  const unnamed = [firstName, lastName].reduce<string>((left, name) => withoutName(left, name), unmailed);
  return withoutCaller(unnamed, phone);
}

const SHORTEST_NAME = 2;

function withoutName(text: string, name: string | null): string {
  const whole = name?.trim() ?? '';
  if (whole.length < SHORTEST_NAME) return text;
  return text.replace(new RegExp(`(?<!\\p{L})${literally(whole)}(?!\\p{L})`, 'giu'), maskName(whole));
}

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
