import type { Member } from './policy.ts';

/** Whose rows a list shows: one's own; for an admin those of the account they picked, or everybody's (undefined). */
export function viewedAccount(actor: Member, picked: string | undefined): string | undefined {
  return actor.userType === 'admin' ? picked : actor.id;
}
