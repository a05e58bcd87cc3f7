import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ChangePasswordCard } from './change-password-card.tsx';
import { securityMessages } from './messages.ts';
import { OpenSessionsCard } from './open-sessions-card.tsx';
import { PictureCard } from './picture-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

export default function SecurityPage() {
  const t = useTexts(securityMessages);
  const { owesTwoFactor } = useAuth();
  // Until the second factor is there the server refuses all the rest, so the rest is not offered.
  const isOpen = !owesTwoFactor;
  return (
    <>
      <title>{t('pageTitle')}</title>
      <header>
        <h1 className="text-28">{t('title')}</h1>
        <p className="mt-1 text-muted">{t('intro')}</p>
      </header>
      {owesTwoFactor && (
        <Banner tone="warning" title={t('owed.title')}>
          {t('owed.text')}
        </Banner>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {isOpen && <ChangePasswordCard />}
        <div className="steady grid min-w-0 gap-6">
          <TwoFactorCard />
          {isOpen && <OpenSessionsCard />}
          {isOpen && <PictureCard />}
        </div>
      </div>
    </>
  );
}
