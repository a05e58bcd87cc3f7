import type { DiagnoseAccountResponse } from '@callstead/contract/identity/identity';

type User = NonNullable<DiagnoseAccountResponse['user']>;
type Profile = NonNullable<DiagnoseAccountResponse['profile']>;

export type Diagnosis = { email: string } & (
  | { finding: 'user-missing' }
  | { finding: 'profile-missing'; user: User }
  | { finding: 'complete'; user: User; profile: Profile }
  | { finding: 'failed'; error: unknown }
);

/** Without a user there is nothing a profile could belong to: the first thing missing is the one to report. */
export function readDiagnosis(email: string, { user, profile }: DiagnoseAccountResponse): Diagnosis {
  if (!user) return { email, finding: 'user-missing' };
  return profile ? { email, finding: 'complete', user, profile } : { email, finding: 'profile-missing', user };
}
