import type { Db } from '../../db/database.ts';

export async function isAdvertiser(db: Db, id: string): Promise<boolean> {
  const found = await db.selectFrom('account').select('type').where('id', '=', id).executeTakeFirst();
  return found?.type === 'advertiser';
}
