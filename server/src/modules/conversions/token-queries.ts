import { timingSafeEqual } from 'node:crypto';
import type { Terms } from '@callstead/domain/campaigns/terms';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** The campaign a token stands for, with what is agreed now. */
export type PostbackCampaign = {
  id: string;
  publicId: string;
  advertiserId: string;
  version: number;
  terms: Terms;
  /** Null for the token of a test. */
  tokenId: string | null;
  /** The only click such a one is good for. */
  testClickId: string | null;
};

type Row = PostbackCampaign & { hash: Buffer };

export async function findCampaignByToken(db: Db, hash: Buffer, now: Date): Promise<PostbackCampaign | undefined> {
  const { rows } = await sql<Row>`
    select c.id, c.public_id as "publicId", c.advertiser_id as "advertiserId", c.current_version as version, v.terms,
           k.token_id as "tokenId", k.click_id as "testClickId", k.token_hash as hash
    from (
      select campaign_id, id as token_id, null as click_id, token_hash from postback_token
      where token_hash = ${hash} and state <> 'revoked'
      union all
      select campaign_id, null, click_id, token_hash from postback_test where token_hash = ${hash} and expires_at > ${now}) k
    join campaign c on c.id = k.campaign_id
    join campaign_version v on v.campaign_id = c.id and v.version = c.current_version`.execute(db);
  const [found] = rows;
  return found && timingSafeEqual(found.hash, hash) ? found : undefined;
}

const USED_EVERY = sql`interval '1 minute'`;

export async function rememberUse(db: Db, tokenId: string, now: Date): Promise<void> {
  await sql`
    update postback_token set last_used_at = ${now}
    where id = ${tokenId} and (last_used_at is null or last_used_at < ${now}::timestamptz - ${USED_EVERY})`.execute(db);
}
