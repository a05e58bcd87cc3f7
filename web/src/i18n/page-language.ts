import type { WebContext } from '@callstead/contract/web';
import { LANGUAGES, type Language } from '@callstead/domain/identity/account';

/** `?lang=` is what hreflang links carry. */
export function languageAsked(request: Request): Language | null {
  const asked = new URL(request.url).searchParams.get('lang');
  return LANGUAGES.find((language) => language === asked) ?? null;
}

/** The language a page's data is wanted in, before anything is rendered. */
export function pageLanguage(context: WebContext, request: Request, surface: Language): Language {
  return languageAsked(request) ?? context.chosenLanguage ?? surface;
}

/** The same in the browser, where the choice stands on the page: LanguageProvider writes it there. */
export function languageInBrowser(surface: Language): Language {
  const { chosenLanguage } = document.documentElement.dataset;
  return LANGUAGES.find((language) => language === chosenLanguage) ?? surface;
}
