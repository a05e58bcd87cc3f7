import { createHash, randomBytes } from 'node:crypto';

/** For links that work once. Only the hash is kept: the database cannot give a link away. */
export function makeOneTimeToken(): { token: string; tokenHash: string } {
  const token = randomBytes(24).toString('base64url');
  return { token, tokenHash: hashOfToken(token) };
}

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');
