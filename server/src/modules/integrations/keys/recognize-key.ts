import { DomainError } from '@callstead/domain/errors';
import { keyState } from '@callstead/domain/integrations/api-key';
import type { Member } from '@callstead/domain/policy';
import { naturalBatch } from '../../../db/natural-batch.ts';
import type { KeyRecognition, ShownKey, UsedKey } from '../../../http/key-access.ts';
import { isWithin } from '../../../net/networks.ts';
import type { Services } from '../../../services.ts';
import { hashKey, isKey } from './new-key.ts';
import { type FoundKey, findUsedKeys, touchKey } from './queries.ts';

const READ_AT_ONCE = 100;
const TOUCHED_EVERY_MS = 60_000;
/** Of how many keys this process remembers that it has seen them. */
const MOST_REMEMBERED = 10_000;

/**
 * Whose key it is, with the account as it stands now: a revoked one is refused from its next request on. Those of requests that
 * come at once are read together. Wrong ones are counted by the address they come from.
 */
export function createKeyRecognition({ db, pool, limits }: Pick<Services, 'db' | 'pool' | 'limits'>): KeyRecognition {
  const touched = new Map<string, number>();
  const ids = new Map<string, string>();
  const find = naturalBatch<Buffer, FoundKey | undefined>({
    write: (hashes) => findUsedKeys(pool, hashes),
    maxSize: READ_AT_ONCE,
  });

  /** The database keeps the minute, for all processes; this one need not ask again before that is over. */
  async function touch(id: string, now: Date): Promise<void> {
    if ((touched.get(id) ?? Number.NEGATIVE_INFINITY) > now.getTime() - TOUCHED_EVERY_MS) return;
    if (touched.size >= MOST_REMEMBERED) touched.clear();
    touched.set(id, now.getTime());
    await touchKey(db, id, now);
  }

  function remember(hash: string, id: string): void {
    if (ids.size >= MOST_REMEMBERED && !ids.has(hash)) ids.clear();
    ids.set(hash, id);
  }

  async function recognize({ secret, address }: ShownKey, now: Date): Promise<UsedKey> {
    const hash = hashKey(secret);
    const found = isKey(secret) ? await find(hash) : undefined;
    const isGood = found && keyState({ expiresAt: found.expires_at, revokedAt: found.revoked_at }, now) === 'active';
    if (!isGood) {
      await limits.spend('api-key.address', address);
      throw new DomainError('api_key_invalid');
    }
    remember(hash.toString('base64'), found.id);
    await touch(found.id, now);
    const { user_id: userId, account_id: accountId, type: role, status } = found;
    const owesTwoFactor = role === 'admin' && !found.two_factor_enabled; // one who switched it off since
    const actor: Member = { userId, accountId, role, status, owesTwoFactor, address };
    const isFromHere = found.addresses.length === 0 || isWithin(address, found.addresses);
    return { id: found.id, mode: found.mode, scopes: found.scopes, isFromHere, actor };
  }

  return { recognize, seenAs: (secret) => ids.get(hashKey(secret).toString('base64')) };
}
