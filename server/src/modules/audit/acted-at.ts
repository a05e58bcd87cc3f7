import { type Actor, isMember } from '@callstead/domain/policy';

/** Now, unless somebody acts in a history that is made afterwards. */
export function actedAt(actor: Actor): Date {
  return (isMember(actor) && actor.at) || new Date();
}
