import { LANGUAGE_COOKIE } from '@callstead/contract/web';
import { LANGUAGES, type Language } from '@callstead/domain/identity/account';
import type { LanguageMode } from '@callstead/domain/site/public-pages';
import type { FastifyRequest } from 'fastify';
import { readCookie } from './cookies.ts';

type Headers = FastifyRequest['headers'];

const isLanguage = (text: unknown): text is Language => (LANGUAGES as readonly unknown[]).includes(text);
const chosenIn = (headers: Headers) => readCookie(headers.cookie, LANGUAGE_COOKIE);
const spokenIn = (headers: Headers) =>
  (headers['accept-language'] ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase());

/** For pages without script: as the address says, else as was chosen before, else as the browser asks, else Spanish. */
export function pageLanguage({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const { lang } = query as { lang?: unknown };
  return [lang, chosenIn(headers), ...spokenIn(headers)].find(isLanguage) ?? 'es';
}

/** What somebody chose; where the network goes by its readers, else what their browser asks for. */
export function readerLanguage(headers: Headers, mode: LanguageMode): Language | null {
  return [chosenIn(headers), ...(mode === 'reader' ? spokenIn(headers) : [])].find(isLanguage) ?? null;
}
