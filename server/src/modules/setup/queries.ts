import type { KeptStep, SetupStep } from '@callstead/domain/setup/setup-step';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export type NetworkFacts = { isCalled: boolean; isPaid: boolean; hasOffers: boolean; hasPeople: boolean };

/** What the network itself shows; each is answered by the first row there is. */
export async function findNetworkFacts(db: Db): Promise<NetworkFacts> {
  const { rows } = await sql<NetworkFacts>`
    select exists (select from call) as "isCalled",
           exists (select from payment where status = 'succeeded') as "isPaid",
           exists (select from campaign where status = 'active') as "hasOffers",
           exists (select from account where type in ('publisher', 'affiliate') and status = 'approved')
             and exists (select from account where type = 'advertiser' and status = 'approved' and not is_house) as "hasPeople"`.execute(
    db,
  );
  return rows[0] ?? { isCalled: false, isPaid: false, hasOffers: false, hasPeople: false };
}

export async function listKeptSteps(db: Db): Promise<KeptStep[]> {
  const rows = await db.selectFrom('setup_step').select(['step', 'state']).execute();
  return rows as KeptStep[]; // the table holds no others
}

export async function putSkippedStep(db: Db, step: SetupStep): Promise<void> {
  const skipped = { state: 'skipped', token_hash: null, changed_at: sql<Date>`now()` };
  await db
    .insertInto('setup_step')
    .values({ step, ...skipped })
    .onConflict((conflict) => conflict.column('step').doUpdateSet(skipped).where('setup_step.state', '<>', 'done'))
    .execute();
}

export async function deleteSkippedStep(db: Db, step: SetupStep): Promise<void> {
  await db.deleteFrom('setup_step').where('step', '=', step).where('state', '=', 'skipped').execute();
}

/** The newest message is the one that counts. */
export async function putAskedMail(db: Db, tokenHash: string): Promise<void> {
  const asked = { state: 'asked', token_hash: tokenHash, changed_at: sql<Date>`now()` };
  await db
    .insertInto('setup_step')
    .values({ step: 'mail', ...asked })
    .onConflict((conflict) => conflict.column('step').doUpdateSet(asked))
    .execute();
}

/** False where no message with it is on its way. */
export async function finishAskedMail(db: Db, tokenHash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('setup_step')
    .set({ state: 'done', token_hash: null, changed_at: sql`now()` })
    .where('step', '=', 'mail')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
