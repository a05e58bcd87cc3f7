import { seal, unseal } from '../../secrets/seal.ts';

const contextOf = (secret: string, accountId: string) => ({
  secret,
  purpose: 'carrier token',
  owner: accountId,
});

export const sealToken = (secret: string, accountId: string, token: string): string =>
  seal(token, contextOf(secret, accountId));

export const openToken = (secret: string, accountId: string, sealed: string): string =>
  unseal(sealed, contextOf(secret, accountId));
