import { createHash } from 'node:crypto';

/** Of what is random through and through. Looked up by its hash: how long that takes says nothing of the token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
