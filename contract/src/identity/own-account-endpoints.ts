import { endpoint, file, Nothing } from '../endpoint.ts';
import { ChooseLanguageRequest, Profile } from './identity.ts';
import { AccountQuery, AccountResponse, AvatarName, UpdateProfileRequest } from './own-account.ts';

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

/** Drawn from four signs that say nothing about anybody. */
export const readAvatar = endpoint('GET', '/avatars/:seed', {
  access: 'file.read',
  params: AvatarName,
  answers: { 200: file('image/svg+xml') },
});
