import { can, type Member } from './policy.ts';

/** Whose rows a list shows: one's own; for whoever may see all, those of the account they picked, or everybody's (undefined). */
export function viewedAccount(actor: Member, picked: string | undefined): string | undefined {
  return can(actor, 'account.view-any') ? picked : actor.accountId;
}
