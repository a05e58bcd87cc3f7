import type { CampaignStatus } from '@callstead/domain/campaigns/terms';
import { type Db, inTransaction } from '../db/database.ts';
import { insertCampaign } from '../modules/campaigns/queries.ts';
import { CATALOGUE } from '../seed/catalogue/catalogue.ts';

let made = 0;

type CampaignShape = { type?: 'call' | 'lead'; status?: CampaignStatus; countries?: readonly string[] };

/** A campaign of the catalogue under a public id of its own. */
export async function aCampaign(
  db: Db,
  advertiserId: string,
  { type = 'call', status = 'active', countries }: CampaignShape = {},
) {
  const content = CATALOGUE.find((each) => each.type === type);
  if (!content) throw new Error(`the catalogue has no ${type} campaign`);
  made += 1;
  const terms = {
    ...content.terms,
    budget: { totalCents: 10_000_000, dailyCents: null }, // an advertiser names one
    ...(countries && { geo: { countries, states: [] } }),
  };
  const publicId = `TEST${String(made).padStart(4, '0')}`;
  await inTransaction({ db }, (tx) =>
    insertCampaign(tx.db, { advertiserId, status, createdBy: null, content: { ...content, terms, publicId } }),
  );
  return db.selectFrom('campaign').selectAll().where('public_id', '=', publicId).executeTakeFirstOrThrow();
}
