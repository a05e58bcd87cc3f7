import type { Terms } from '@callstead/domain/campaigns/terms';
import type { Language } from '@callstead/domain/identity/account';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export type SetupCampaign = {
  id: string;
  publicId: string;
  advertiserId: string;
  title: string;
  pricing: Terms['pricing'];
};

export async function findSetupCampaign(db: Db, id: string, language: Language): Promise<SetupCampaign | undefined> {
  const { rows } = await sql<SetupCampaign>`
    select c.id, c.public_id as "publicId", c.advertiser_id as "advertiserId", c.terms -> 'pricing' as pricing,
           coalesce(nullif(c.texts -> ${language}::text ->> 'title', ''), c.public_id) as title
    from campaign_with_terms c where c.id = ${id}`.execute(db);
  return rows[0];
}

/** One token is exchanged at a time. */
export async function lockCampaign(db: Db, id: string): Promise<void> {
  await db.selectFrom('campaign').select('id').where('id', '=', id).forUpdate().execute();
}

/** The current one first. */
export function listValidTokens(db: Db, campaignId: string) {
  return db
    .selectFrom('postback_token')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('state', '<>', 'revoked')
    .orderBy('state')
    .execute();
}

export async function revokeToken(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('postback_token')
    .set({ state: 'revoked', revoked_at: now })
    .where('id', '=', id)
    .where('state', '<>', 'revoked')
    .execute();
}

export async function retireToken(db: Db, id: string): Promise<void> {
  await db.updateTable('postback_token').set({ state: 'previous' }).where('id', '=', id).execute();
}

type NewToken = { campaignId: string; hash: Buffer; hint: string; createdAt: Date; createdBy: string };

export async function insertToken(db: Db, { campaignId, hash, hint, createdAt, createdBy }: NewToken): Promise<void> {
  await db
    .insertInto('postback_token')
    .values({
      ...{ campaign_id: campaignId, token_hash: hash, hint, state: 'current' },
      ...{ created_at: createdAt, created_by: createdBy },
    })
    .execute();
}

type NewTest = Omit<NewToken, 'hint'> & { clickId: string; expiresAt: Date };

export async function insertTest(db: Db, test: NewTest): Promise<void> {
  await db
    .insertInto('postback_test')
    .values({
      ...{ click_id: test.clickId, campaign_id: test.campaignId, token_hash: test.hash },
      ...{ created_at: test.createdAt, created_by: test.createdBy, expires_at: test.expiresAt },
    })
    .execute();
}
