import { LANGUAGE_COOKIE, THEME_COOKIE, type Theme } from '@callstead/contract/web';
import type { Language } from '@callstead/domain/identity/account';

const ONE_YEAR_SECONDS = 31_536_000;

export function rememberLanguage(language: Language): void {
  writeCookie(LANGUAGE_COOKIE, language);
}

export function rememberTheme(theme: Theme | null): void {
  writeCookie(THEME_COOKIE, theme);
}

function writeCookie(name: string, value: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing in Firefox and Safari releases people still use
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : ONE_YEAR_SECONDS}; samesite=lax`;
}
