import { randomUUID } from 'node:crypto';
import type { PostbackType } from '@callstead/domain/integrations/postback';
import type { TestNetwork } from './test-network.ts';

type Wanted = { url?: string; types?: PostbackType[] };

/** A GET to somebody's tracker. */
export async function aPostback(
  t: Pick<TestNetwork, 'db'>,
  accountId: string,
  { url = 'https://tracker.example/postback?cid={sub1}', types = ['call.converted'] }: Wanted = {},
): Promise<{ id: string }> {
  const id = randomUUID();
  await t.db
    .insertInto('webhook_endpoint')
    .values({ id, account_id: accountId, kind: 'postback', url, types, secret: null })
    .execute();
  await t.db.insertInto('postback_address').values({ endpoint_id: id, name: 'Tracker', method: 'GET' }).execute();
  return { id };
}

export async function aConversionFeed(t: Pick<TestNetwork, 'db'>, accountId: string): Promise<{ id: string }> {
  return t.db
    .insertInto('conversion_feed')
    .values({ account_id: accountId, conversion_name: 'Calls', token_hash: Buffer.from(randomUUID()) })
    .returning('id')
    .executeTakeFirstOrThrow();
}
