import { endpoint } from './endpoint.ts';
import { SaveSettingsRequest, SettingsResponse } from './settings.ts';

export const readSettings = endpoint('GET', '/admin/settings', {
  access: 'settings.read',
  answers: { 200: SettingsResponse },
});

export const saveSettings = endpoint('PUT', '/admin/settings', {
  access: 'settings.change',
  body: SaveSettingsRequest,
  answers: { 200: SettingsResponse },
  errors: ['settings_changed'],
});
