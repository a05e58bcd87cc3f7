import type { Language } from '@callstead/domain/identity/account';
import { LOCALES, useLanguage } from './language.tsx';

const COLLATORS: Partial<Record<Language, Intl.Collator>> = {};

/** Options in the alphabet of whoever reads them: what they are kept as has another order. */
export function sortedByLabel<Option extends { label: string }>(
  options: readonly Option[],
  language: Language,
): Option[] {
  COLLATORS[language] ??= new Intl.Collator(LOCALES[language], { sensitivity: 'base', numeric: true });
  const { compare } = COLLATORS[language];
  return options.toSorted((a, b) => compare(a.label, b.label));
}

export function useByLabel() {
  const { language } = useLanguage();
  return <Option extends { label: string }>(options: readonly Option[]) => sortedByLabel(options, language);
}
