import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { createdMicros, isBehind, type ListPage } from '../../../db/newest-first.ts';
import type { Database } from '../../../db/schema.ts';

export type InvitationRow = Selectable<Database['admin_invitation']>;
type NewInvitation = Omit<Insertable<Database['admin_invitation']>, 'id' | 'created_at'>;

/** Newest first. */
export function listInvitations(db: Db, { after, limit }: ListPage) {
  let query = db
    .selectFrom('admin_invitation')
    .leftJoin('profile', 'profile.id', 'admin_invitation.invited_by')
    .selectAll('admin_invitation')
    .select(['profile.full_name as inviter_name', createdMicros('admin_invitation')])
    .orderBy('admin_invitation.created_at', 'desc')
    .orderBy('admin_invitation.id', 'desc')
    .limit(limit);
  if (after) query = query.where(isBehind('admin_invitation', after));
  return query.execute();
}

/** Whoever is asked again gets a new link; the old one stops working. */
export function putInvitation(db: Db, invitation: NewInvitation): Promise<InvitationRow> {
  const { email: _, ...renewed } = invitation;
  return db
    .insertInto('admin_invitation')
    .values(invitation)
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ ...renewed, created_at: new Date() }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findInvitationForUpdate(db: Db, id: string): Promise<InvitationRow | undefined> {
  return db.selectFrom('admin_invitation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findOpenInvitation(db: Db, tokenHashes: readonly string[]): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('admin_invitation')
    .selectAll()
    .where('token_hash', 'in', [...tokenHashes])
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
}

/** The invitation for the one caller who removed it. */
export function deleteInvitation(db: Db, id: string): Promise<InvitationRow | undefined> {
  return db.deleteFrom('admin_invitation').where('id', '=', id).returningAll().executeTakeFirst();
}

export async function adminExists(db: Db): Promise<boolean> {
  const row = await db.selectFrom('account').select('id').where('type', '=', 'admin').limit(1).executeTakeFirst();
  return row !== undefined;
}
