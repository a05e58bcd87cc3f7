import type { InvitedType } from '@callstead/domain/identity/account';
import { hashOfToken } from './one-time-token.ts';

/** Of whoever is not asked to be an admin: the release before finds no such link, and so makes no admin of them. */
const ofMember = (token: string) => hashOfToken(`member:${token}`);

export const hashOfInvitation = (userType: InvitedType, token: string): string =>
  userType === 'admin' ? hashOfToken(token) : ofMember(token);

/** A link does not say whom it is for. */
export const hashesOfInvitation = (token: string): string[] => [hashOfToken(token), ofMember(token)];
