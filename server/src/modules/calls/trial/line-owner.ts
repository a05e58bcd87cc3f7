import type { Actor } from '@callstead/domain/policy';

/** Whose numbers somebody means by a campaign's name: their own; an admin means anybody's. */
export function ownerOf(actor: Actor): string | undefined {
  return actor.userType === 'admin' || actor.userType === 'anonymous' ? undefined : actor.id;
}
