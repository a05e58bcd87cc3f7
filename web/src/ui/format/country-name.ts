import { countryName } from '@callstead/domain/campaigns/place-names';
import { useLanguage } from '../../i18n/language.tsx';

/** What people call a country; the United States by its letters, behind a state or a ZIP code. */
export function useCountryName(): (code: string) => string {
  const { language } = useLanguage();
  return (code) => (code === 'US' ? code : countryName(code, language));
}
