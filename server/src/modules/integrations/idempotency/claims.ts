import type { StatementRunner } from '../../../db/database.ts';
import { naturalBatch } from '../../../db/natural-batch.ts';
import { type ClaimKey, finishClaims, insertClaims, type NewClaim } from './queries.ts';

const AT_ONCE = 100;
export const KEPT_MS = 24 * 3_600_000;

type FinishedClaim = ClaimKey & { subject_id: string };

type Claims = {
  /** False when somebody else has it. */
  claim: (claim: NewClaim) => Promise<boolean>;
  /** It is done, and whoever asks again is told what came of it. */
  finish: (claim: FinishedClaim) => Promise<unknown>;
};

const made = new WeakMap<StatementRunner, Claims>();

/** Of requests that come at once to this process each kind is one statement. The same key never stands in one twice. */
export function claimsIn(pool: StatementRunner): Claims {
  const known = made.get(pool);
  if (known) return known;
  const common = { keysOf: keyOf, maxSize: AT_ONCE };
  const claims: Claims = {
    claim: naturalBatch<NewClaim, boolean>({ ...common, write: (given) => insertClaims(pool, given, KEPT_MS) }),
    finish: naturalBatch<FinishedClaim, true>({ ...common, write: (given) => finishClaims(pool, given) }),
  };
  made.set(pool, claims);
  return claims;
}

const keyOf = ({ account_id, mode, key_hash }: ClaimKey) => [`${account_id} ${mode} ${key_hash.toString('base64')}`];
