import type { AccountDetail } from '@callstead/contract/identity/accounts';
import type { DiagnoseAccountResponse } from '@callstead/contract/identity/identity';
import { avatarUrlOf, presentProfile } from '../profile/present.ts';
import type { AccountRow, UserRow } from '../queries.ts';
import type { findAccountDetail, listPeopleOf } from './queries.ts';

type DetailRow = NonNullable<Awaited<ReturnType<typeof findAccountDetail>>>;

type PersonRow = Awaited<ReturnType<typeof listPeopleOf>>[number];

export function presentAccountDetail(row: DetailRow, people: readonly PersonRow[]): AccountDetail {
  return {
    ...presentProfile(row),
    emailConfirmedAt: row.email_confirmed_at?.toISOString() ?? null,
    members: people.map(presentMember),
  };
}

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
