import type { Actor } from '@callstead/domain/policy';

/** Now, unless somebody acts in a history that is made afterwards. */
export function actedAt(actor: Actor): Date {
  return (actor.userType !== 'anonymous' && actor.at) || new Date();
}
