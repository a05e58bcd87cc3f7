import { paths } from '@callstead/contract/paths';
import { newsReaderOf } from '@callstead/domain/notifications/preferences';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { LanguageSwitch } from '../../../ui/action/language-switch.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { profileMessages } from './messages.ts';

export function PreferencesCard() {
  const t = useTexts(profileMessages);
  const { profile } = useAuth();
  return (
    <Card title={t('preferences.title')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p>{t('preferences.language')}</p>
          <p className="text-13 text-muted">{t('preferences.languageHint')}</p>
        </div>
        <LanguageSwitch />
      </div>
      {profile && (
        <p className="mt-4 border-t pt-4">
          <TextLink to={paths[newsReaderOf(profile.userType)].preferences}>{t('preferences.all')}</TextLink>
        </p>
      )}
    </Card>
  );
}
