import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/language.tsx';

/** Words of this Spanish page that stay English until a person chooses: screen readers need to know. */
export function InEnglish({ children }: { children: ReactNode }) {
  const { chosen } = useLanguage();
  return <span lang={chosen ?? 'en'}>{children}</span>;
}
