import { accountMessages } from '../../i18n/account-messages.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Card } from '../../ui/card.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';

export function PreferencesCard() {
  const t = useTexts(accountMessages);
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
