import type { Db } from '../../../db/database.ts';

/** The network's own advertiser, which owns the catalogue. */
export async function findHouseId(db: Db): Promise<string | undefined> {
  const house = await db.selectFrom('account').select('id').where('is_house', '=', true).limit(1).executeTakeFirst();
  return house?.id;
}
