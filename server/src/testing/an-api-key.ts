import { type KeyMode, type Scope, scopesFor } from '@callstead/domain/integrations/api-key';
import type { AccountRow } from '../modules/identity/queries.ts';
import { newKey } from '../modules/integrations/keys/new-key.ts';
import { insertKey } from '../modules/integrations/keys/queries.ts';
import type { TestNetwork } from './test-network.ts';

type Wanted = { mode?: KeyMode; scopes?: Scope[]; addresses?: string[]; expiresAt?: Date | null };

/** Everything such an account can give one, unless told. */
export async function anApiKey(
  t: Pick<TestNetwork, 'db'>,
  { id: accountId, user_id, type }: AccountRow,
  { mode = 'live', scopes = [...scopesFor(type, mode)], addresses = [], expiresAt = null }: Wanted = {},
) {
  const { secret, hash, hint } = newKey(mode);
  const id = await insertKey(t.db, {
    ...{ account_id: accountId, user_id, key_hash: hash, hint, mode, name: 'CRM' },
    ...{ scopes, addresses, expires_at: expiresAt, created_at: new Date(Date.now() - 60_000) },
  });
  return { id, secret, headers: { authorization: `Bearer ${secret}` } };
}
