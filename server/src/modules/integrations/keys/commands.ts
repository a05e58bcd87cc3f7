import type { CreateApiKeyRequest, CreatedApiKey } from '@callstead/contract/integrations/api-keys';
import type { FieldError } from '@callstead/contract/problem';
import { assert } from '@callstead/domain/assert';
import { DomainError } from '@callstead/domain/errors';
import { keyEnd, MOST_KEYS, scopesFor } from '@callstead/domain/integrations/api-key';
import { type Actor, authorize, isMember, type Member } from '@callstead/domain/policy';
import { inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { parseNetwork } from '../../../net/networks.ts';
import type { Services } from '../../../services.ts';
import { lockAccount } from '../../identity/queries.ts';
import { newKey } from './new-key.ts';
import { hintOf, presentKey } from './present.ts';
import { countActiveKeys, findKey, insertKey, type KeyRow, markRevoked } from './queries.ts';

type Asked = CreateApiKeyRequest & { hasTwoFactor: boolean };

/** The answer is the only place where the key itself ever stands. */
export async function createKey(
  services: Pick<Services, 'db' | 'limits'>,
  actor: Actor,
  asked: Asked,
  now: Date,
): Promise<CreatedApiKey> {
  authorize(actor, 'api-key.create');
  if (actor.role === 'admin' && !asked.hasTwoFactor) throw new DomainError('two_factor_enrolment_required');
  const addresses = assertMakeable(actor, asked);
  await services.limits.spend('api-key.account', actor.accountId);
  return inTransaction(services, async (tx) => {
    await lockAccount(tx.db, actor.accountId);
    if ((await countActiveKeys(tx.db, actor.accountId, now)) >= MOST_KEYS) throw new DomainError('integration_limit');
    const { secret, hash, hint } = newKey(asked.mode);
    const id = await insertKey(tx.db, {
      ...{ account_id: actor.accountId, user_id: actor.userId, key_hash: hash, hint, addresses },
      ...{ mode: asked.mode, name: asked.name, scopes: [...new Set(asked.scopes)] },
      ...{ created_at: now, expires_at: keyEnd(actor.role, asked.expiresInDays, now) },
    });
    const made = await findKey(tx.db, id);
    assert(made, 'a key that was just made is there');
    await emit(tx, actor, { type: 'api-key.create', ...aboutKey(made), after: factsOf(made) });
    return { secret, key: presentKey(made, now) };
  });
}

/** Answers from where it may be used, as the database keeps networks. */
function assertMakeable({ role }: Member, { mode, scopes, addresses }: Asked): string[] {
  const offered = scopesFor(role, mode);
  const networks = addresses.map(parseNetwork);
  const fields: Record<string, FieldError> = {};
  if (scopes.some((scope) => !offered.includes(scope))) fields.scopes = 'not_offered';
  if (networks.includes(undefined)) fields.addresses = 'invalid';
  if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields });
  return networks.filter((network) => network !== undefined);
}

/** 404 instead of 403 for another's. Said again it changes nothing. */
export async function revokeKey(
  services: WithDb,
  actor: Actor,
  { id, byItself = false }: { id: string; byItself?: boolean },
  now: Date,
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const found = await findKey(tx.db, id);
    const isOwn = isMember(actor) && found?.account_id === actor.accountId;
    if (!found || !isOwn) throw new DomainError('not_found');
    authorize(actor, 'api-key.revoke', { accountId: found.account_id });
    if (!(await markRevoked(tx.db, id, now))) return;
    const [about, before] = [aboutKey(found), { token: hintOf(found) }];
    await emit(tx, actor, { type: 'api-key.revoke', ...about, before, facts: { byItself } });
  });
}

const aboutKey = ({ id, name, account_id }: KeyRow) => ({
  subject: { type: 'api_key' as const, id, name },
  accountId: account_id,
});

const factsOf = (key: KeyRow) => ({
  mode: key.mode,
  token: hintOf(key),
  scopes: key.scopes.join(' '),
  addresses: key.addresses.join(' ') || null,
  expiresAt: key.expires_at?.toISOString() ?? null,
});
