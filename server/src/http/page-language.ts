import { LANGUAGE_COOKIE } from '@callstead/contract/web';
import { LANGUAGES, type Language } from '@callstead/domain/identity/account';
import type { FastifyRequest } from 'fastify';
import { readCookie } from './cookies.ts';

const isLanguage = (text: unknown): text is Language => (LANGUAGES as readonly unknown[]).includes(text);

/** For pages without script: as the address says, else as was chosen before, else as the browser asks, else Spanish. */
export function pageLanguage({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const { lang } = query as { lang?: unknown };
  const chosen = readCookie(headers.cookie, LANGUAGE_COOKIE);
  const spoken = (headers['accept-language'] ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase());
  return [lang, chosen, ...spoken].find(isLanguage) ?? 'es';
}
