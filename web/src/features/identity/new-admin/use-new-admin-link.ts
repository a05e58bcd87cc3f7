import type { NewAdminLinkResponse } from '@callstead/contract/identity/identity';
import {
  acceptInvitation,
  checkFirstAdminLink,
  checkInvitation,
  createFirstAdmin,
} from '@callstead/contract/identity/invitations-endpoints';
import { call } from '../../../api/call.ts';
import { type CheckedLink, useCheckedLink } from '../shared/use-checked-link.ts';

/** The two ways to come in by a link. */
export type NewAdminKind = 'first' | 'invitation';

export const LINKS = {
  first: { check: (token: string) => call(checkFirstAdminLink, { body: { token } }), accept: createFirstAdmin },
  invitation: { check: (token: string) => call(checkInvitation, { body: { token } }), accept: acceptInvitation },
} satisfies Record<NewAdminKind, unknown>;

/** With an address the account must have it: the configuration, or the invitation, says so. */
export type NewAdminLink = CheckedLink<NewAdminLinkResponse>;

export const useNewAdminLink = (kind: NewAdminKind): NewAdminLink => useCheckedLink(LINKS[kind].check);
