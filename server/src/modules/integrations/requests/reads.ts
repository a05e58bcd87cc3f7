import type { ApiRequestListQuery } from '@callstead/contract/integrations/api-requests';
import { type Actor, authorize } from '@callstead/domain/policy';
import type { Db } from '../../../db/database.ts';
import { KEY, listed, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { deleteOldRequests, listRequests } from './queries.ts';

const KEPT_MS = 7 * 86_400_000;
const sinceOf = (now: Date) => new Date(now.getTime() - KEPT_MS);

export async function readRequests(db: Db, actor: Actor, query: ApiRequestListQuery, now: Date) {
  authorize(actor, 'api-request.list');
  const request = pageRequestOf(query, [KEY.integer, KEY.bigint]);
  const asked = { keyId: query.keyId, since: sinceOf(now), after: request.from, limit: query.limit + 1 };
  const rows = await listRequests(db, actor.accountId, asked);
  const page = pageOf(rows, request, ({ is_failed, id }) => [is_failed ? '2' : '1', String(id)]);
  return listed(page, ({ id, at, key_name: keyName, method, route, status, code, duration_ms, request_id }) => ({
    ...{ id: String(id), at: at.toISOString(), keyName, method, route, status, code },
    ...{ durationMs: duration_ms, requestId: request_id },
  }));
}

export const forgetRequests = (db: Db, now: Date) => deleteOldRequests(db, sinceOf(now));
