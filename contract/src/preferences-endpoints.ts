import { endpoint, Nothing } from './endpoint.ts';
import { ByNewsKind, ChangeScreenRequest, NewsChoice, PreferencesResponse, ScreenPreferences } from './preferences.ts';

export const readPreferences = endpoint('GET', '/preferences', {
  access: 'preference.read',
  answers: { 200: PreferencesResponse },
});

export const chooseNews = endpoint('PUT', '/preferences/news/:kind', {
  access: 'preference.change',
  params: ByNewsKind,
  body: NewsChoice,
  answers: { 204: Nothing },
});

export const changeScreen = endpoint('PATCH', '/preferences/screen', {
  access: 'preference.change',
  body: ChangeScreenRequest,
  answers: { 200: ScreenPreferences },
});
