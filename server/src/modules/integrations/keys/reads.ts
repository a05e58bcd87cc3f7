import type { ApiKey, ApiKeyListQuery } from '@callstead/contract/integrations/api-keys';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize } from '@callstead/domain/policy';
import type { Db } from '../../../db/database.ts';
import { createdKeyOf } from '../../../db/newest-first.ts';
import { CREATED_KEY, listed, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { presentKey } from './present.ts';
import { findKey, listKeys } from './queries.ts';

export async function readKeys(db: Db, actor: Actor, query: ApiKeyListQuery, now: Date) {
  authorize(actor, 'api-key.list');
  const request = pageRequestOf(query, CREATED_KEY);
  const rows = await listKeys(db, actor.accountId, { after: request.from, limit: query.limit + 1 });
  return listed(pageOf(rows, request, createdKeyOf), (row) => presentKey(row, now));
}

export async function readKey(db: Db, id: string, now: Date): Promise<ApiKey> {
  const found = await findKey(db, id);
  if (!found) throw new DomainError('not_found');
  return presentKey(found, now);
}
