import { type Actor, isMember } from '@callstead/domain/policy';
import { actedAt } from '../../audit/acted-at.ts';

/** Who an entry names: a person, or nobody where the network itself heard of it. */
export function actedBy(actor: Actor | 'network'): { at: Date; createdBy: string | null } {
  if (actor === 'network') return { at: new Date(), createdBy: null };
  return { at: actedAt(actor), createdBy: isMember(actor) ? actor.userId : null };
}
