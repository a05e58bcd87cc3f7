import { useTexts } from '../../../i18n/language.tsx';
import { LanguageSwitch } from '../../../ui/action/language-switch.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { profileMessages } from './messages.ts';

export function PreferencesCard() {
  const t = useTexts(profileMessages);
  return (
    <Card title={t('preferences.title')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p>{t('preferences.language')}</p>
          <p className="text-13 text-muted">{t('preferences.languageHint')}</p>
        </div>
        <LanguageSwitch />
      </div>
    </Card>
  );
}
