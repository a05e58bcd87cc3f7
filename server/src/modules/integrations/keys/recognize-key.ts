import { DomainError } from '@callstead/domain/errors';
import { keyState } from '@callstead/domain/integrations/api-key';
import type { Member } from '@callstead/domain/policy';
import type { UsedKey } from '../../../http/key-access.ts';
import { isWithin } from '../../../net/networks.ts';
import type { Services } from '../../../services.ts';
import { hashKey, isKey } from './new-key.ts';
import { findUsedKey, touchKey } from './queries.ts';

type Shown = { secret: string; address: string };

/** Whose key it is, with the account as it stands now. Wrong ones are counted by the address they come from. */
export async function recognizeKey(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  { secret, address }: Shown,
  now: Date,
): Promise<UsedKey> {
  const found = isKey(secret) ? await findUsedKey(db, hashKey(secret)) : undefined;
  const isGood = found && keyState({ expiresAt: found.expires_at, revokedAt: found.revoked_at }, now) === 'active';
  if (!isGood) {
    await limits.spend('api-key.address', address);
    throw new DomainError('api_key_invalid');
  }
  await touchKey(db, found.id, now);
  const { user_id: userId, account_id: accountId, type: role, status } = found;
  const owesTwoFactor = role === 'admin' && !found.two_factor_enabled; // one who switched it off since
  const actor: Member = { userId, accountId, role, status, owesTwoFactor, address };
  const isFromHere = found.addresses.length === 0 || isWithin(address, found.addresses);
  return { id: found.id, mode: found.mode, scopes: found.scopes, isFromHere, actor };
}
