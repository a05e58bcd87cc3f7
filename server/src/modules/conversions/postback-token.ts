import { randomBytes } from 'node:crypto';
import { hashToken } from '../../secrets/hash-token.ts';

const BYTES = 24;
const HINT_LENGTH = 4;

/** `pb_…`, or `pbt_…` for one that is good for one test. */
export function newPostbackToken(prefix: 'pb' | 'pbt') {
  const token = `${prefix}_${randomBytes(BYTES).toString('base64url')}`;
  return { token, hash: hashToken(token), hint: token.slice(-HINT_LENGTH) };
}
