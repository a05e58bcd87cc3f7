import type { NewAdminLinkResponse } from '@callstead/contract/identity/identity';
import { type CheckedLink, useCheckedLink } from '../shared/use-checked-link.ts';

/** The two ways to become an admin. */
export type NewAdminKind = 'first' | 'invitation';

export const ADDRESSES: Record<NewAdminKind, { check: string; accept: string }> = {
  first: { check: '/first-admin/check', accept: '/first-admin' },
  invitation: { check: '/invitations/check', accept: '/invitations/accept' },
};

/** With an address the account must have it: the configuration, or the invitation, says so. */
export type NewAdminLink = CheckedLink<NewAdminLinkResponse>;

export const useNewAdminLink = (kind: NewAdminKind): NewAdminLink => useCheckedLink(ADDRESSES[kind].check);
