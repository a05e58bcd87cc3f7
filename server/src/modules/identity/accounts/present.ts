import type { AccountDetail } from '@callstead/contract/identity/accounts';
import type { DiagnoseAccountResponse } from '@callstead/contract/identity/identity';
import { avatarUrlOf, presentProfile } from '../profile/present.ts';
import type { AccountRow, UserRow } from '../queries.ts';
import type { findReferralOf } from '../referrals/queries.ts';
import type { findAccountDetail, listPeopleOf } from './queries.ts';

type DetailRow = NonNullable<Awaited<ReturnType<typeof findAccountDetail>>>;

type PersonRow = Awaited<ReturnType<typeof listPeopleOf>>[number];

type ReferralRow = NonNullable<Awaited<ReturnType<typeof findReferralOf>>>;

type DetailParts = { people: readonly PersonRow[]; referral: ReferralRow | undefined; tags: string[] };

export function presentAccountDetail(row: DetailRow, { people, referral, tags }: DetailParts): AccountDetail {
  return {
    ...presentProfile(row),
    emailConfirmedAt: row.email_confirmed_at?.toISOString() ?? null,
    members: people.map(presentMember),
    tags,
    referredBy: referral ? presentReferral(referral) : null,
  };
}

const presentReferral = (row: ReferralRow): AccountDetail['referredBy'] => ({
  id: row.id,
  name: row.name,
  affId: row.aff_id,
  shareBasisPoints: row.share_basis_points,
  endsAt: row.ends_at.toISOString(),
});

const presentMember = (row: PersonRow): AccountDetail['members'][number] => ({
  id: row.id,
  fullName: row.full_name,
  email: row.email,
  phone: row.phone,
  avatarUrl: avatarUrlOf(row),
  emailConfirmedAt: row.email_confirmed_at?.toISOString() ?? null,
  joinedAt: row.joined_at.toISOString(),
});

export function presentDiagnosis(user: UserRow | undefined, profile: AccountRow | undefined): DiagnoseAccountResponse {
  return {
    user: user ? { email: user.email, emailConfirmedAt: user.email_confirmed_at?.toISOString() ?? null } : null,
    profile: profile ? { userType: profile.type, status: profile.status } : null,
  };
}
