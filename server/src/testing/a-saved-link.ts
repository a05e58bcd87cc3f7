import { randomInt } from 'node:crypto';
import { newLinkCode } from '@callstead/domain/clicks/link-code';
import type { Insertable } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { TestNetwork } from './test-network.ts';

type Sides = { publisherId: string; campaignId: string };

/** A link that somebody saved. */
export function aSavedLink(
  { db }: Pick<TestNetwork, 'db'>,
  { publisherId, campaignId }: Sides,
  changes: Partial<Insertable<Database['saved_link']>> = {},
) {
  const code = newLinkCode(() => randomInt(2 ** 32) / 2 ** 32);
  return db
    .insertInto('saved_link')
    .values({ code, publisher_id: publisherId, campaign_id: campaignId, name: 'Boletín', ...changes })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
}
