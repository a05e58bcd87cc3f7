import { useTexts } from '../../i18n/language.tsx';
import { navMessages } from './nav-messages.ts';

/** The id of every `<main>`: where the skip link leads. */
export const CONTENT_ID = 'content';

export function SkipLink() {
  const t = useTexts(navMessages);
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="sr-only z-60 rounded bg-primary font-medium text-14 text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-2.5"
    >
      {t('skipToContent')}
    </a>
  );
}
