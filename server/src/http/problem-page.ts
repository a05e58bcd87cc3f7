import { LANGUAGE_COOKIE, THEME_COOKIE, THEMES } from '@callstead/contract/web';
import type { ErrorCode } from '@callstead/domain/errors';
import { escapeHtml } from '@callstead/domain/escape-html';
import { LANGUAGES, type Language } from '@callstead/domain/identity/account';
import type { FastifyRequest } from 'fastify';
import { readCookie } from './cookies.ts';

const TEXTS = {
  en: {
    unavailable: ['We will be right back', 'The service is not available at the moment. Try again in a few seconds.'],
    rate_limited: ['Too many requests', 'Wait a moment before you try again.'],
    internal: ['Something went wrong', 'The fault is on our side. Try again in a few minutes.'],
    again: 'Try again',
  },
  es: {
    unavailable: [
      'Volvemos enseguida',
      'El servicio no está disponible en este momento. Inténtalo de nuevo en unos segundos.',
    ],
    rate_limited: ['Demasiadas solicitudes', 'Espera un momento antes de intentarlo de nuevo.'],
    internal: ['Algo ha fallado', 'El fallo es nuestro. Inténtalo de nuevo dentro de unos minutos.'],
    again: 'Reintentar',
  },
} as const satisfies Record<Language, object>;

type PageCode = Exclude<keyof (typeof TEXTS)['en'], 'again'>;

const isPageCode = (code: ErrorCode): code is PageCode => code in TEXTS.en;

const STYLE = `
  :root { color-scheme: light dark; background: light-dark(#faf8f3, #0e1513); color: light-dark(#17211e, #ecf1ee); font: 16px/1.5 'Public Sans', system-ui, sans-serif; }
  [data-theme='light'] { color-scheme: light; }
  [data-theme='dark'] { color-scheme: dark; }
  body { margin: 0; }
  main { display: grid; min-height: 100vh; place-content: center; gap: 40px; padding: 24px; box-sizing: border-box; }
  section { max-width: 28rem; }
  h1 { margin: 0 0 8px; font-size: 28px; line-height: 36px; }
  p { margin: 0 0 16px; color: light-dark(#55605b, #a4b2ac); }
  a { display: inline-block; padding: 10px 16px; border-radius: 6px; background: light-dark(#0e5a4a, #5cc9ae); color: light-dark(#fff, #06231c); font-weight: 500; text-decoration: none; }
  a:focus-visible { outline: 2px solid light-dark(#1d5aa0, #8fbbff); outline-offset: 2px; }
`;

/** What a person reads when a page itself could not be made; nothing where a program asked, or the page can say it. */
export function problemPage(request: FastifyRequest, code: ErrorCode): string | undefined {
  const { accept = '', cookie } = request.headers;
  const isPage = request.routeOptions.config?.access === 'site.read' && accept.includes('text/html');
  if (!isPage || !isPageCode(code)) return undefined;
  const chosen = LANGUAGES.find((language) => language === readCookie(cookie, LANGUAGE_COOKIE));
  const theme = THEMES.find((each) => each === readCookie(cookie, THEME_COOKIE));
  // Which language a page begins in only the page knows: who has chosen none reads both.
  const languages = chosen ? [chosen] : LANGUAGES;
  const said = languages.map((language) => section(language, code)).join('');
  return `<!DOCTYPE html><html lang="${languages[0]}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${TEXTS[languages[0] ?? 'en'][code][0]} · ${escapeHtml(request.server.networkName())}</title><style nonce="${request.nonce}">${STYLE}</style></head><body><main>${said}</main></body></html>`;
}

/** An empty address is the one of the page that was asked for. */
function section(language: Language, code: PageCode): string {
  const [title, text] = TEXTS[language][code];
  return `<section lang="${language}"><h1>${title}</h1><p>${text}</p><a href="">${TEXTS[language].again}</a></section>`;
}
