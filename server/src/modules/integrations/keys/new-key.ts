import { createHash, randomInt } from 'node:crypto';
import type { KeyMode } from '@callstead/domain/integrations/api-key';

/** Without signs, so that a double click takes all of it. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 40; // 238 bits
const HINT_LENGTH = 4;
const SECRET = new RegExp(`^cs_(live|test)_[0-9A-Za-z]{${LENGTH}}$`);

/** `cs_live_…` or `cs_test_…`. */
export function newKey(mode: KeyMode): { secret: string; hash: Buffer; hint: string } {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const secret = `cs_${mode}_${letters}`;
  return { secret, hash: hashKey(secret), hint: secret.slice(-HINT_LENGTH) };
}

export const isKey = (written: string) => SECRET.test(written);

/** Looked up by its hash: how long that takes says nothing of the key. */
export const hashKey = (secret: string) => createHash('sha256').update(secret).digest();
