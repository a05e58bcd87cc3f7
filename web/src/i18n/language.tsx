import type { Currency } from '@callstead/domain/currency';
import { inCurrency } from '@callstead/domain/currency-words';
import type { Language } from '@callstead/domain/identity/account';
import { inTheNameOf, PRODUCT_NAME } from '@callstead/domain/site/network-name';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';
import { createFormatter, createTranslator } from 'use-intl/core';
import { type Catalogue, type MessageTree, messagesIn } from './define-messages.ts';

export type LanguageState = {
  /** What is shown: the chosen language, else the surface's own. */
  language: Language;
  /** What this page speaks until a person chooses. */
  surface: Language;
  chosen: Language | null;
  choose: (language: Language) => void;
  /** What the network is called. */
  network: string;
  /** In which its money is counted. */
  currency: Currency;
};

/** As the country we work in writes numbers: inside sentences and on their own, '5,000' in both languages. */
export const LOCALES = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

const LanguageContext = createContext<LanguageState | null>(null);

type ProviderProps = Omit<LanguageState, 'language' | 'network' | 'currency'> &
  Partial<Pick<LanguageState, 'network' | 'currency'>> & { children: ReactNode };

export function LanguageProvider(props: ProviderProps) {
  const { surface, chosen, choose, network = PRODUCT_NAME, currency = 'USD', children } = props;
  const language = chosen ?? surface;
  const state = useMemo(
    () => ({ language, surface, chosen, choose, network, currency }),
    [language, surface, chosen, choose, network, currency],
  );
  // Before any other effect: loaders read it from the page.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.chosenLanguage = chosen ?? '';
  }, [language, chosen]);
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('useLanguage needs a LanguageProvider above it');
  return state;
}

/** `const t = useTexts(loginMessages)`, then `t('title')`: a screen carries only the texts it imports. */
export function useTexts<Tree extends MessageTree>(catalogue: Catalogue<Tree>) {
  return textsIn(catalogue, useLanguage());
}

/** The same outside of a component, for texts that are loaded only when they are needed. */
export function textsIn<Tree extends MessageTree>(
  catalogue: Catalogue<Tree>,
  { language, surface, chosen, network, currency }: LanguageState,
) {
  const key = `${surface} ${chosen} ${currency} ${network}`;
  const made = TRANSLATORS.get(catalogue) ?? new Map<string, unknown>();
  TRANSLATORS.set(catalogue, made);
  if (!made.has(key)) {
    const messages = inCurrency(currency, language, inTheNameOf(network, messagesIn(catalogue, surface, chosen)));
    made.set(key, createTranslator<Tree>({ locale: LOCALES[language], messages: messages as never, onError: fail }));
  }
  return made.get(key) as ReturnType<typeof createTranslator<Tree>>;
}

/** By catalogue, then by language, currency and network: however many cells of a table want the same words. */
const TRANSLATORS = new WeakMap<object, Map<string, unknown>>();

const formatterIn = (locale: string) => createFormatter({ locale, onError: fail });
const FORMATS: Partial<Record<Language, ReturnType<typeof formatterIn>>> = {};

/** Dates, numbers and money as the shown language writes them. One for all cells: what Intl builds is dear. */
export function useFormats() {
  const { language } = useLanguage();
  FORMATS[language] ??= formatterIn(LOCALES[language]);
  return FORMATS[language];
}

/** A missing text is our mistake: it stops the tests instead of showing a key to a person. */
function fail(error: Error): never {
  throw error;
}
