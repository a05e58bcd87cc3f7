import { publicPaths } from '@callstead/contract/public-paths';
import { can } from '@callstead/domain/policy';
import { useTexts } from '../../i18n/language.tsx';
import { useAuth } from '../../session/auth.tsx';
import { useActor } from '../../session/use-actor.ts';
import { ButtonLink } from '../../ui/action/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { panelMessages } from './panel-messages.ts';

/** Tells a pending or rejected account where it stands, on every screen of its panel. */
export function StatusBanner({ of }: { of: 'publisher' | 'advertiser' }) {
  const t = useTexts(panelMessages);
  const { profile } = useAuth();
  const isAdmin = can(useActor(), 'panel.admin');
  if (!profile || isAdmin || profile.status === 'approved') return null;
  if (profile.status === 'pending') return <Banner tone="warning">{t(`${of}.pending`)}</Banner>;
  const support = (
    <ButtonLink to={publicPaths.contact} variant="secondary" size="sm">
      {t('contactSupport')}
    </ButtonLink>
  );
  return (
    <Banner tone="danger" action={support}>
      {t(`${of}.rejected`)}
    </Banner>
  );
}
