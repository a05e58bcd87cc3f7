import { randomBytes } from 'node:crypto';
import type {
  ConversionFeed,
  ConversionFeedListQuery,
  ConversionFeedRequest,
  CreatedConversionFeed,
} from '@callstead/contract/integrations/conversion-feeds';
import { conversionFeedPath } from '@callstead/contract/paths';
import { DomainError } from '@callstead/domain/errors';
import { MOST_ENDPOINTS } from '@callstead/domain/integrations/webhook';
import { type Actor, authorize, isMember, type Member } from '@callstead/domain/policy';
import { type Db, inTransaction, type WithDb } from '../../../db/database.ts';
import { createdKeyOf } from '../../../db/newest-first.ts';
import { emit } from '../../../events/emit.ts';
import { CREATED_KEY, listed, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { hashToken } from '../../../secrets/hash-token.ts';
import type { Services } from '../../../services.ts';
import { lockAccount } from '../../identity/queries.ts';
import * as queries from './queries.ts';

type FeedServices = Pick<Services, 'db' | 'config'>;
const TOKEN_BYTES = 24;

const presentFeed = (row: queries.FeedRow): ConversionFeed => ({
  ...{ id: row.id, conversionName: row.conversion_name, createdAt: row.created_at.toISOString() },
  fetchedAt: row.fetched_at?.toISOString() ?? null,
});

const withAddress = ({ config }: FeedServices, token: string, row: queries.FeedRow): CreatedConversionFeed => ({
  ...{ url: `${config.publicUrl}${conversionFeedPath(token)}`, feed: presentFeed(row) },
});

const about = (row: queries.FeedRow) => ({
  subject: { type: 'conversion_feed' as const, id: row.id, name: row.conversion_name },
  accountId: row.account_id,
});

export async function readFeeds(db: Db, actor: Actor, query: ConversionFeedListQuery) {
  authorize(actor, 'conversion-feed.list');
  const request = pageRequestOf(query, CREATED_KEY);
  const rows = await queries.listFeeds(db, actor.accountId, { after: request.from, limit: query.limit + 1 });
  return listed(pageOf(rows, request, createdKeyOf), presentFeed);
}

/** Its address stands in this answer and in that of a rotation, nowhere else. */
export function createFeed(
  services: FeedServices,
  actor: Actor,
  { conversionName }: ConversionFeedRequest,
  now: Date,
): Promise<CreatedConversionFeed> {
  authorize(actor, 'conversion-feed.create');
  return inTransaction(services, async (tx) => {
    await lockAccount(tx.db, actor.accountId);
    if ((await queries.countFeeds(tx.db, actor.accountId)) >= MOST_ENDPOINTS)
      throw new DomainError('integration_limit');
    const token = newToken();
    const made = await queries.insertFeed(tx.db, {
      ...{
        account_id: actor.accountId,
        conversion_name: conversionName,
        token_hash: hashToken(token),
        created_at: now,
      },
    });
    await emit(tx, actor, { type: 'conversion-feed.create', ...about(made) });
    return withAddress(tx, token, made);
  });
}

export function rotateFeed(services: FeedServices, actor: Actor, id: string): Promise<CreatedConversionFeed> {
  return inTransaction(services, async (tx) => {
    const { member } = await ownFeed(tx, actor, 'conversion-feed.rotate', id);
    const token = newToken();
    const rotated = await queries.updateFeed(tx.db, id, { token_hash: hashToken(token) });
    await emit(tx, member, { type: 'conversion-feed.rotate', ...about(rotated) });
    return withAddress(tx, token, rotated);
  });
}

export async function deleteFeed(services: WithDb, actor: Actor, id: string): Promise<void> {
  await inTransaction(services, async (tx) => {
    const { member, feed } = await ownFeed(tx, actor, 'conversion-feed.delete', id);
    await queries.deleteFeed(tx.db, id);
    await emit(tx, member, { type: 'conversion-feed.delete', ...about(feed) });
  });
}

/** 404 instead of 403 for another's. */
async function ownFeed(
  { db }: WithDb,
  actor: Actor,
  action: 'conversion-feed.rotate' | 'conversion-feed.delete',
  id: string,
): Promise<{ member: Member; feed: queries.FeedRow }> {
  const feed = await queries.findFeedForUpdate(db, id);
  if (!feed || !isMember(actor) || feed.account_id !== actor.accountId) throw new DomainError('not_found');
  authorize(actor, action, { accountId: feed.account_id });
  return { member: actor, feed };
}

const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');
