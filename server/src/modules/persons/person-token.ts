import { DomainError } from '@callstead/domain/errors';
import type { PersonContact } from '@callstead/domain/persons/contact-lines';
import { seal, unseal } from '../../secrets/seal.ts';
import type { Services } from '../../services.ts';

type WithSecret = Pick<Services, 'sealSecret'>;
const LIFE_MS = 86_400_000;

const contextOf = ({ sealSecret: secret }: WithSecret, owner: string) => ({ secret, purpose: 'person', owner });

/** Whom an admin found, for the addresses that follow: those are written to logs, and this says nothing there. */
export function writePersonToken(services: WithSecret, contact: PersonContact, now: Date): string {
  const sealed = seal(JSON.stringify({ ...contact, at: now.getTime() }), contextOf(services, 'token'));
  return Buffer.from(sealed).toString('base64url');
}

export function readPersonToken(services: WithSecret, token: string, now: Date): PersonContact {
  try {
    const sealed = Buffer.from(token, 'base64url').toString();
    const { kind, value, at } = JSON.parse(unseal(sealed, contextOf(services, 'token')));
    if (now.getTime() - at <= LIFE_MS) return { kind, value };
  } catch {
    // somebody else's, or no token at all
  }
  throw new DomainError('not_found');
}

/** Whom an erasure is about, until it is done. */
export const sealContact = (services: WithSecret, erasureId: string, contact: PersonContact): string =>
  seal(JSON.stringify(contact), contextOf(services, erasureId));

export const openContact = (services: WithSecret, erasureId: string, sealed: string): PersonContact =>
  JSON.parse(unseal(sealed, contextOf(services, erasureId)));
