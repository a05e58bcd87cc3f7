import { ERROR_CODES } from '@callstead/domain/errors';
import {
  ACCOUNT_STATUSES,
  INVITED_TYPES,
  LANGUAGES,
  SWITCHABLE_TYPES,
  USER_TYPES,
} from '@callstead/domain/identity/account';
import { ACCOUNT_SCOPES } from '@callstead/domain/identity/account-scope';
import * as z from 'zod';
import { listOf, listParams, pagedListOf, pagedListParams, periodParams } from '../list.ts';
import { ListCount } from '../list-summary.ts';
import { Email, optional, paragraph, requiredText, shortText } from '../text.ts';
import { Profile } from './identity.ts';

export const ACCOUNT_SORTS = ['name', 'email', 'created', 'status'] as const;
export type AccountSort = (typeof ACCOUNT_SORTS)[number];

/** A mangled value falls back to its default: the query stands in addresses people share. */
export const AccountListQuery = z.object({
  scope: z.enum(ACCOUNT_SCOPES).catch('users').default('users'),
  search: shortText().catch('').default(''),
  status: z.enum(ACCOUNT_STATUSES).optional().catch(undefined),
  type: z.enum(USER_TYPES).optional().catch(undefined),
  sort: z.enum(ACCOUNT_SORTS).catch('created').default('created'),
  direction: z.enum(['asc', 'desc']).catch('desc').default('desc'),
  /** When they registered. */
  ...periodParams,
  ...pagedListParams(50),
});
export type AccountListQuery = z.infer<typeof AccountListQuery>;

export const AccountListResponse = pagedListOf(Profile).extend({ count: ListCount });
export type AccountListResponse = z.infer<typeof AccountListResponse>;

/** A person who acts for an account. */
const Member = z.object({
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  avatarUrl: z.string(),
  emailConfirmedAt: z.iso.datetime().nullable(),
  joinedAt: z.iso.datetime(),
});

/** One account with what only its own page needs: everybody who acts for it, whoever came first first. */
export const AccountDetail = Profile.extend({
  emailConfirmedAt: z.iso.datetime().nullable(),
  members: z.array(Member),
  /** What admins call it among themselves. */
  tags: z.array(z.string()),
  /** Who brought them, and what that gives: a share of what they are paid for sales until then. */
  referredBy: z
    .object({
      id: z.uuid(),
      name: z.string(),
      affId: z.string().nullable(),
      shareBasisPoints: z.number().int(),
      endsAt: z.iso.datetime(),
    })
    .nullable(),
});
export type AccountDetail = z.infer<typeof AccountDetail>;

export const SetStatusRequest = z.object({
  status: z.enum(ACCOUNT_STATUSES),
  reason: optional(paragraph()),
});

export const SwitchTypeRequest = z.object({ userType: z.enum(SWITCHABLE_TYPES) });

export const DECISIONS_AT_ONCE = 100;

export const DecideAccountsRequest = z.object({
  ids: z.array(z.uuid()).min(1).max(DECISIONS_AT_ONCE),
  status: z.enum(['approved', 'rejected']),
  reason: optional(paragraph()),
});

/** Each account has its own result: one refusal does not hold up the others. */
export const DecideAccountsResponse = z.object({
  results: z.array(
    z.discriminatedUnion('outcome', [
      z.object({ id: z.uuid(), outcome: z.literal('decided') }),
      z.object({ id: z.uuid(), outcome: z.literal('refused'), code: z.enum(ERROR_CODES) }),
    ]),
  ),
});
export type DecideAccountsResponse = z.infer<typeof DecideAccountsResponse>;

export const InvitationForm = z.object({
  userType: z.enum(INVITED_TYPES).default('admin'),
  fullName: requiredText(),
  email: Email,
});
export const InvitationRequest = InvitationForm.extend({ language: z.enum(LANGUAGES) });

export const Invitation = z.object({
  id: z.uuid(),
  userType: z.enum(INVITED_TYPES),
  fullName: z.string(),
  email: z.string(),
  invitedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;
export const InvitationListQuery = z.object(listParams(200));
export const InvitationListResponse = listOf(Invitation);
export type InvitationListResponse = z.infer<typeof InvitationListResponse>;
