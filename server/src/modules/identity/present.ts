import type { AccountDetail, Invitation } from '@callstead/contract/identity/accounts';
import type { DiagnoseAccountResponse, OpenSession, Profile, Session } from '@callstead/contract/identity/identity';
import { avatarSeed } from '@callstead/domain/identity/avatar';
import type { findAccountDetail } from './accounts/queries.ts';
import type { InvitationRow } from './invitations/queries.ts';
import type { listSessions, ProfileRow, SignedIn, UserRow } from './queries.ts';

export function presentProfile(row: ProfileRow): Profile {
  return {
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    userType: row.user_type,
    status: row.status,
    companyName: row.company_name,
    website: row.website,
    phone: row.phone,
    address: row.address,
    city: row.city,
    state: row.state,
    zipCode: row.zip_code,
    teamProfile: row.team_profile,
    trafficSources: row.traffic_sources,
    servicesToPromote: row.services_to_promote,
    avgInvestment: row.avg_investment,
    interestedServices: row.interested_services,
    comments: row.comments,
    language: row.language,
    isHouse: row.is_house,
    timeZone: row.time_zone,
    avatarUrl: `/api/avatars/${avatarSeed(row.email)}`,
    affId: row.aff_id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

type DetailRow = NonNullable<Awaited<ReturnType<typeof findAccountDetail>>>;

export function presentAccountDetail(row: DetailRow): AccountDetail {
  return { ...presentProfile(row), emailConfirmedAt: row.email_confirmed_at?.toISOString() ?? null };
}

export function presentInvitation(row: InvitationRow & { inviter_name?: string | null }): Invitation {
  return {
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    invitedBy: row.inviter_name ?? null,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

export function presentSession(signedIn: SignedIn, owesTwoFactor: boolean): Session {
  return {
    user: signedIn.user,
    profile: signedIn.profile ? presentProfile(signedIn.profile) : null,
    owesTwoFactor,
  };
}

type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

export function presentOpenSession(row: SessionRow, currentId: string): OpenSession {
  return {
    id: row.id,
    current: row.id === currentId,
    createdAt: row.created_at.toISOString(),
    ipAddress: row.ip_address,
    userAgent: row.user_agent,
  };
}

export function presentDiagnosis(user: UserRow | undefined, profile: ProfileRow | undefined): DiagnoseAccountResponse {
  return {
    user: user ? { email: user.email, emailConfirmedAt: user.email_confirmed_at?.toISOString() ?? null } : null,
    profile: profile ? { userType: profile.user_type, status: profile.status } : null,
  };
}
