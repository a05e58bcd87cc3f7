import { ById, endpoint, Nothing } from '../endpoint.ts';
import {
  AccountNote,
  AccountNoteListQuery,
  AccountNoteListResponse,
  AddNoteRequest,
  SetTagsRequest,
} from './account-notes.ts';
import {
  AccountDetail,
  AccountListQuery,
  AccountListResponse,
  DecideAccountsRequest,
  DecideAccountsResponse,
  SetStatusRequest,
  SwitchTypeRequest,
} from './accounts.ts';
import { DiagnoseAccountResponse, EmailRequest, Profile } from './identity.ts';

export const listAccounts = endpoint('GET', '/admin/accounts', {
  access: 'account.list',
  query: AccountListQuery,
  answers: { 200: AccountListResponse },
});

export const readAccount = endpoint('GET', '/admin/accounts/:id', {
  access: 'account.list',
  params: ById,
  answers: { 200: AccountDetail },
});

export const diagnoseAccount = endpoint('POST', '/admin/account-diagnoses', {
  access: 'account.diagnose',
  body: EmailRequest,
  answers: { 200: DiagnoseAccountResponse },
});

export const setAccountStatus = endpoint('PUT', '/admin/accounts/:id/status', {
  access: 'account.set-status',
  params: ById,
  body: SetStatusRequest,
  answers: { 200: Profile },
  errors: ['last_admin'],
});

export const switchAccountType = endpoint('PUT', '/admin/accounts/:id/type', {
  access: 'account.switch-type',
  params: ById,
  body: SwitchTypeRequest,
  answers: { 200: Profile },
});

export const decideAccounts = endpoint('POST', '/admin/accounts/decisions', {
  access: 'account.set-status',
  body: DecideAccountsRequest,
  answers: { 200: DecideAccountsResponse },
});

export const listAccountNotes = endpoint('GET', '/admin/accounts/:id/notes', {
  access: 'account-note.list',
  params: ById,
  query: AccountNoteListQuery,
  answers: { 200: AccountNoteListResponse },
});

export const addAccountNote = endpoint('POST', '/admin/accounts/:id/notes', {
  access: 'account-note.add',
  params: ById,
  body: AddNoteRequest,
  answers: { 201: AccountNote },
});

export const deleteAccountNote = endpoint('DELETE', '/admin/account-notes/:id', {
  access: 'account-note.delete',
  params: ById,
  answers: { 204: Nothing },
});

export const setAccountTags = endpoint('PUT', '/admin/accounts/:id/tags', {
  access: 'account.set-tags',
  params: ById,
  body: SetTagsRequest,
  answers: { 204: Nothing },
});
