import type { ApiKey } from '@callstead/contract/integrations/api-keys';
import { keyState } from '@callstead/domain/integrations/api-key';
import type { KeyRow } from './queries.ts';

export const hintOf = ({ mode, hint }: Pick<KeyRow, 'mode' | 'hint'>) => `cs_${mode}_…${hint}`;

export function presentKey(row: KeyRow, now: Date): ApiKey {
  const { id, name, mode, scopes, addresses, expires_at: expiresAt, revoked_at: revokedAt } = row;
  return {
    ...{ id, name, mode, scopes, addresses },
    hint: hintOf(row),
    state: keyState({ expiresAt, revokedAt }, now),
    madeBy: row.full_name,
    createdAt: row.created_at.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
