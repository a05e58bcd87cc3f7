import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { deleteInBatches } from '../../../db/delete-in-batches.ts';
import type { Database } from '../../../db/schema.ts';

export type Claim = Selectable<Database['idempotency_claim']>;
export type ClaimKey = Pick<Claim, 'account_id' | 'mode' | 'key_hash'>;
type NewClaim = ClaimKey & Pick<Claim, 'request_hash' | 'subject_id' | 'claimed_at'> & { running_until: Date };

/** Undefined when somebody else has it. One that is older than `forgottenBefore` is nobody's. */
export function insertClaim(db: Db, claim: NewClaim, forgottenBefore: Date): Promise<Claim | undefined> {
  const { request_hash, subject_id, claimed_at, running_until } = claim;
  return db
    .insertInto('idempotency_claim')
    .values(claim)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'mode', 'key_hash'])
        .doUpdateSet({ request_hash, subject_id, claimed_at, running_until })
        .where('idempotency_claim.claimed_at', '<', forgottenBefore),
    )
    .returningAll()
    .executeTakeFirst();
}

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

export async function markDone(db: Db, { account_id, mode, key_hash, subject_id }: Claim): Promise<void> {
  await db
    .updateTable('idempotency_claim')
    .set({ running_until: null })
    .where('account_id', '=', account_id)
    .where('mode', '=', mode)
    .where('key_hash', '=', key_hash)
    .where('subject_id', '=', subject_id)
    .execute();
}

/** What was refused may be asked again; unless somebody else has taken it over meanwhile. */
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
