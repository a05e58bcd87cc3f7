import type { SettingGroup } from '@callstead/contract/settings';
import type { Currency } from '@callstead/domain/currency';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** The newest version of each group that was ever changed. */
export function listSettings(db: Db) {
  return db
    .selectFrom('network_setting')
    .distinctOn('group_name')
    .selectAll()
    .orderBy('group_name')
    .orderBy('version', 'desc')
    .execute();
}

type Change = { group: SettingGroup; version: number; values: object; changedBy: string };

/** False when somebody else wrote this version first. */
export async function insertSettings(db: Db, { group, version, values, changedBy }: Change): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('network_setting')
    .values({
      group_name: group,
      version,
      value: JSON.stringify(values),
      changed_by: sql<string>`(select full_name from profile where id = ${changedBy})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findNewestSetting(db: Db, group: SettingGroup): Promise<unknown> {
  const found = await db
    .selectFrom('network_setting')
    .select('value')
    .where('group_name', '=', group)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.value;
}

/** The settings of a group as they were at a moment: the newest of those up to it, then the oldest after it. */
export async function findSettingAt(db: Db, group: string, at: Date): Promise<unknown> {
  const found = await db
    .selectFrom('network_setting')
    .select('value')
    .where('group_name', '=', group)
    .orderBy(sql`case when changed_at <= ${at} then -version else version end`)
    .limit(1)
    .executeTakeFirst();
  return found?.value;
}

/** The same, and undefined for the time before anybody changed the group. */
export async function findSettingUntil(db: Db, group: SettingGroup, at: Date): Promise<unknown> {
  const found = await db
    .selectFrom('network_setting')
    .select('value')
    .where('group_name', '=', group)
    .where('changed_at', '<=', at)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.value;
}

/** As the database has it, whatever this process remembers. */
export async function findCurrency(db: Db): Promise<Currency> {
  const { rows } = await sql<{ currency: Currency }>`select network_currency() as currency`.execute(db);
  return (rows[0] as { currency: Currency }).currency;
}
