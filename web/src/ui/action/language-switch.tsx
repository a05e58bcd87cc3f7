import { LANGUAGES, type Language } from '@callstead/domain/identity/account';
import { clsx } from 'clsx';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { uiMessages } from '../../i18n/ui-messages.ts';

/** Each language is named in itself: that is how its readers look for it. */
const NAMES: Record<Language, string> = { en: 'English', es: 'Español' };

export function LanguageSwitch() {
  const t = useTexts(uiMessages);
  const { language, choose } = useLanguage();
  return (
    <fieldset aria-label={t('language')} className="inline-flex rounded border p-0.5">
      {LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-label={NAMES[code]}
          aria-pressed={code === language}
          onClick={() => choose(code)}
          className={clsx(
            'min-h-8 min-w-8 rounded-sm px-1.5 font-medium text-12 uppercase transition-colors',
            code === language ? 'bg-sunken' : 'text-muted hover:text-text',
          )}
        >
          {code}
        </button>
      ))}
    </fieldset>
  );
}
