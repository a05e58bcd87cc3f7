import { useAuth } from '../../auth/auth.tsx';
import { useTexts } from '../../i18n/language.tsx';
import { securityMessages } from '../../i18n/security-messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { ChangePasswordCard } from './change-password-card.tsx';
import { OpenSessionsCard } from './open-sessions-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

export default function SecurityPage() {
  const t = useTexts(securityMessages);
  const { owesTwoFactor } = useAuth();
  return (
    <>
      <title>{t('pageTitle')}</title>
      <header>
        <h1 className="text-28">{t('title')}</h1>
        <p className="mt-1 text-muted">{t('intro')}</p>
      </header>
      {owesTwoFactor ? <BeforeAnythingElse /> : <Everything />}
    </>
  );
}

/** The server refuses all the rest until the second factor is there, so the rest is not offered. */
function BeforeAnythingElse() {
  const t = useTexts(securityMessages);
  return (
    <>
      <Banner tone="warning" title={t('owed.title')}>
        {t('owed.text')}
      </Banner>
      <TwoFactorCard />
    </>
  );
}

function Everything() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <ChangePasswordCard />
      <TwoFactorCard />
      <OpenSessionsCard />
    </div>
  );
}
