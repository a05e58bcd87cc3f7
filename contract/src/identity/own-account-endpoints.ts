import { endpoint, file, Nothing } from '../endpoint.ts';
import { ChooseLanguageRequest, Profile, TokenRequest } from './identity.ts';
import { AccountQuery, AccountResponse, AvatarName, ChangeEmailRequest, UpdateProfileRequest } from './own-account.ts';

export const readOwnAccount = endpoint('GET', '/account/profile', {
  access: 'profile.read',
  query: AccountQuery,
  answers: { 200: AccountResponse },
});

export const updateProfile = endpoint('PATCH', '/account/profile', {
  access: 'profile.update',
  query: AccountQuery,
  body: UpdateProfileRequest,
  answers: { 200: Profile },
});

export const chooseLanguage = endpoint('PUT', '/account/language', {
  access: 'account.choose-language',
  body: ChooseLanguageRequest,
  answers: { 204: Nothing },
});

export const askEmailChange = endpoint('POST', '/account/email-change', {
  access: 'account.change-email',
  body: ChangeEmailRequest,
  answers: { 204: Nothing },
  errors: ['password_incorrect'],
});

export const cancelEmailChange = endpoint('DELETE', '/account/email-change', {
  access: 'account.change-email',
  answers: { 204: Nothing },
});

export const completeEmailChange = endpoint('POST', '/email-changes/complete', {
  access: 'account.confirm-email-change',
  body: TokenRequest,
  answers: { 204: Nothing },
  errors: ['link_invalid'],
});

/** Drawn from four signs that say nothing about anybody. */
export const readAvatar = endpoint('GET', '/avatars/:seed', {
  access: 'file.read',
  params: AvatarName,
  answers: { 200: file('image/svg+xml') },
});
