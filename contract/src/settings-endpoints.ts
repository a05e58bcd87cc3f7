import { LogoName, StoredLogo, StoreLogoRequest } from './brand.ts';
import { endpoint, file } from './endpoint.ts';
import { SaveSettingsRequest, SettingsResponse } from './settings.ts';

export const readSettings = endpoint('GET', '/admin/settings', {
  access: 'settings.read',
  answers: { 200: SettingsResponse },
});

export const saveSettings = endpoint('PUT', '/admin/settings', {
  access: 'settings.change',
  body: SaveSettingsRequest,
  answers: { 200: SettingsResponse },
  errors: ['settings_changed', 'currency_fixed', 'zone_fixed'],
});

/** Shown nowhere until the brand's settings name it. */
export const storeLogo = endpoint('POST', '/admin/settings/logo', {
  access: 'settings.change',
  body: StoreLogoRequest,
  answers: { 201: StoredLogo },
});

/** Drawn anew by the server: a PNG of its own making. */
export const readLogo = endpoint('GET', '/logos/:name', {
  access: 'site.read',
  params: LogoName,
  answers: { 200: file('image/png') },
});
