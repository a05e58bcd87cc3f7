import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

export async function findSetting(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

export async function putSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** True for the one caller who removed it. */
export async function deleteSetting(db: Db, name: string): Promise<boolean> {
  const deleted = await db.deleteFrom('setting').where('name', '=', name).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** True for the one caller who claimed it, of any number at once. */
export async function claimSetting(db: Db, name: string, value: string): Promise<boolean> {
  const inserted = await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A demo's own, so that its copies open what the first one sealed. */
export const DEMO_SEAL_SECRET = 'demo_seal_secret';

/** The advertiser of a demo whose figures people are told beforehand: nothing happens to her unasked. */
export const DEMO_SPARED_ADVERTISER = 'demo_spared_advertiser';

/** The network's secret when the environment sets none: made once, the same for every server process. */
export async function networkSecret(db: Db): Promise<string> {
  await claimSetting(db, 'app_secret', randomBytes(32).toString('base64url'));
  const secret = await findSetting(db, 'app_secret');
  if (!secret) throw new Error('the secret of the network has vanished from the database');
  return secret;
}
