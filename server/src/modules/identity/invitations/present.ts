import type { Invitation } from '@callstead/contract/identity/accounts';
import type { InvitationRow } from './queries.ts';

export function presentInvitation(row: InvitationRow & { inviter_name?: string | null }): Invitation {
  return {
    id: row.id,
    userType: row.user_type,
    fullName: row.full_name,
    email: row.email,
    invitedBy: row.inviter_name ?? null,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
