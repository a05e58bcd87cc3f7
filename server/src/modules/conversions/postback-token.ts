import { createHash, randomBytes } from 'node:crypto';

const BYTES = 24;
const HINT_LENGTH = 4;

/** `pb_…`, or `pbt_…` for one that is good for one test. */
export function newPostbackToken(prefix: 'pb' | 'pbt') {
  const token = `${prefix}_${randomBytes(BYTES).toString('base64url')}`;
  return { token, hash: hashToken(token), hint: token.slice(-HINT_LENGTH) };
}

/** Looked up by its hash: how long that takes says nothing of the token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();
