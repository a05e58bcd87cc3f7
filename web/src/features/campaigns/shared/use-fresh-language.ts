import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from '../../../i18n/language.tsx';

/** Offers come from the server in one language: when a person chooses another, they are asked for again. */
export function useFreshLanguage(): void {
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    void revalidate();
  }, [language, revalidate]);
}
