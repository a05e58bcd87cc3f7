import { type Selectable, sql } from 'kysely';
import type { Db, StatementRunner } from '../../../db/database.ts';
import { deleteInBatches } from '../../../db/delete-in-batches.ts';
import type { Database } from '../../../db/schema.ts';

export type Claim = Selectable<Database['idempotency_claim']>;
export type ClaimKey = Pick<Claim, 'account_id' | 'mode' | 'key_hash'>;
export type NewClaim = ClaimKey & Pick<Claim, 'request_hash' | 'subject_id' | 'claimed_at'> & { running_until: Date };

/** Of each whether it is theirs, in the order asked. One that is older than `keptMs` is nobody's. */
export async function insertClaims(
  pool: StatementRunner,
  claims: readonly NewClaim[],
  keptMs: number,
): Promise<boolean[]> {
  const given = claims.map((claim, place) => ({ ...written(claim), place }));
  const { rows } = await pool.query<{ place: number }>({
    name: 'claim-requests',
    text: `select claim_requests as place from claim_requests($1::jsonb, $2 * interval '1 millisecond')`,
    values: [JSON.stringify(given), keptMs],
  });
  const theirs = new Set(rows.map(({ place }) => place));
  return claims.map((_, place) => theirs.has(place));
}

export async function finishClaims(
  pool: StatementRunner,
  claims: readonly (ClaimKey & { subject_id: string })[],
): Promise<true[]> {
  const given = claims.map(({ account_id, mode, key_hash, subject_id }) => ({
    ...{ account_id, mode, subject_id, key_hash: asBytes(key_hash) },
  }));
  await pool.query({
    name: 'finish-claims',
    text: 'select finish_claims($1::jsonb)',
    values: [JSON.stringify(given)],
  });
  return claims.map(() => true);
}

const written = (claim: NewClaim) => ({
  ...claim,
  key_hash: asBytes(claim.key_hash),
  request_hash: asBytes(claim.request_hash),
});

/** As the database reads bytes. */
const asBytes = (bytes: Buffer) => `\\x${bytes.toString('hex')}`;

export function findClaim(db: Db, key: ClaimKey): Promise<Claim | undefined> {
  return ofKey(db, key).executeTakeFirst();
}

const ofKey = (db: Db, { account_id, mode, key_hash }: ClaimKey) =>
  db
    .selectFrom('idempotency_claim')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('mode', '=', mode)
    .where('key_hash', '=', key_hash);

/** Of several who find one whose process died, one goes on. */
export async function takeOver(db: Db, claim: Claim, now: Date, until: Date): Promise<boolean> {
  const { rows } = await sql`
    update idempotency_claim set running_until = ${until}
    where account_id = ${claim.account_id} and mode = ${claim.mode} and key_hash = ${claim.key_hash}
      and subject_id = ${claim.subject_id} and running_until < ${now}
    returning 1`.execute(db);
  return rows.length > 0;
}

/** False when the claim is somebody else's by now. */
export async function markDoneAs(db: Db, claim: Claim, subjectId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_claim')
    .set({ running_until: null, subject_id: subjectId })
    .where('account_id', '=', claim.account_id)
    .where('mode', '=', claim.mode)
    .where('key_hash', '=', claim.key_hash)
    .where('running_until', '=', claim.running_until)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What was refused may be asked again; unless somebody else has taken it over meanwhile. */
export async function deleteClaim(db: Db, { account_id, mode, key_hash, running_until }: Claim): Promise<void> {
  await db
    .deleteFrom('idempotency_claim')
    .where('account_id', '=', account_id)
    .where('mode', '=', mode)
    .where('key_hash', '=', key_hash)
    .where('running_until', '=', running_until)
    .execute();
}

export async function deleteOldClaims(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'idempotency_claim', sql`claimed_at < ${before}`);
}
