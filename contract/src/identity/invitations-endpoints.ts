import { ById, endpoint, Nothing } from '../endpoint.ts';
import { Invitation, InvitationListQuery, InvitationListResponse, InvitationRequest } from './accounts.ts';
import { NewAdminLinkResponse, NewAdminRequest, TokenRequest } from './identity.ts';

export const listInvitations = endpoint('GET', '/admin/invitations', {
  access: 'admin.list-invitations',
  query: InvitationListQuery,
  answers: { 200: InvitationListResponse },
});

export const sendInvitation = endpoint('POST', '/admin/invitations', {
  access: 'admin.invite',
  body: InvitationRequest,
  answers: { 201: Invitation },
});

export const resendInvitation = endpoint('POST', '/admin/invitations/:id/resend', {
  access: 'admin.resend-invitation',
  params: ById,
  answers: { 200: Invitation },
});

export const withdrawInvitation = endpoint('DELETE', '/admin/invitations/:id', {
  access: 'admin.withdraw-invitation',
  params: ById,
  answers: { 204: Nothing },
});

export const checkInvitation = endpoint('POST', '/invitations/check', {
  access: 'admin.accept-invitation',
  body: TokenRequest,
  answers: { 200: NewAdminLinkResponse },
  errors: ['link_invalid'],
});

export const acceptInvitation = endpoint('POST', '/invitations/accept', {
  access: 'admin.accept-invitation',
  body: NewAdminRequest,
  answers: { 204: Nothing },
  errors: ['link_invalid'],
});

export const checkFirstAdminLink = endpoint('POST', '/first-admin/check', {
  access: 'first-admin.create',
  body: TokenRequest,
  answers: { 200: NewAdminLinkResponse },
  errors: ['link_invalid'],
});

export const createFirstAdmin = endpoint('POST', '/first-admin', {
  access: 'first-admin.create',
  body: NewAdminRequest,
  answers: { 204: Nothing },
  errors: ['link_invalid'],
});
