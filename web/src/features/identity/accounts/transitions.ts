import type { AccountStatus } from '@callstead/domain/identity/account';

/** The likeliest decision first. */
const BY_LIKELIHOOD: readonly AccountStatus[] = ['approved', 'rejected', 'pending'];

/** An admin may set any status from any other; staying is no decision. */
export function transitionsFrom(status: AccountStatus): readonly AccountStatus[] {
  return BY_LIKELIHOOD.filter((other) => other !== status);
}
