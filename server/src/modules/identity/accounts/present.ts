import type { AccountDetail } from '@callstead/contract/identity/accounts';
import type { DiagnoseAccountResponse } from '@callstead/contract/identity/identity';
import { presentProfile } from '../profile/present.ts';
import type { AccountRow, UserRow } from '../queries.ts';
import type { findAccountDetail } from './queries.ts';

type DetailRow = NonNullable<Awaited<ReturnType<typeof findAccountDetail>>>;

export function presentAccountDetail(row: DetailRow): AccountDetail {
  return { ...presentProfile(row), emailConfirmedAt: row.email_confirmed_at?.toISOString() ?? null };
}

export function presentDiagnosis(user: UserRow | undefined, profile: AccountRow | undefined): DiagnoseAccountResponse {
  return {
    user: user ? { email: user.email, emailConfirmedAt: user.email_confirmed_at?.toISOString() ?? null } : null,
    profile: profile ? { userType: profile.type, status: profile.status } : null,
  };
}
