import { paths } from '@callstead/contract/paths';
import { useTexts } from '../../i18n/language.tsx';
import { useAuth } from '../../session/auth.tsx';
import { ButtonLink } from '../../ui/action/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { panelMessages } from './panel-messages.ts';

/** Tells a pending or rejected account where it stands, on every screen of its panel. */
export function StatusBanner({ of }: { of: 'publisher' | 'advertiser' }) {
  const t = useTexts(panelMessages);
  const { profile } = useAuth();
  if (!profile || profile.userType === 'admin' || profile.status === 'approved') return null;
  if (profile.status === 'pending') return <Banner tone="warning">{t(`${of}.pending`)}</Banner>;
  const support = (
    <ButtonLink to={paths.contact} variant="secondary" size="sm">
      {t('contactSupport')}
    </ButtonLink>
  );
  return (
    <Banner tone="danger" action={support}>
      {t(`${of}.rejected`)}
    </Banner>
  );
}
