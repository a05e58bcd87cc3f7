import { docsPath, paths } from '@callstead/contract/paths';
import { panelOf } from '@callstead/domain/identity/panel';
import { Outlet } from 'react-router';
import { useTexts } from '../../i18n/language.tsx';
import { useAuth } from '../../session/auth.tsx';
import { useTheme } from '../theme.tsx';
import { navMessages } from './nav-messages.ts';
import { SiteFooter } from './site-footer.tsx';
import { type NavItem, SiteHeader } from './site-header.tsx';
import { CONTENT_ID } from './skip-link.tsx';
import { useLogout } from './use-logout.ts';

const PANEL_LABEL = {
  admin: 'adminPanel',
  publisher: 'publisherPanel',
  affiliate: 'publisherPanel',
  advertiser: 'advertiserPanel',
} as const;

const SOCIAL = [{ name: 'Facebook' }, { name: 'X' }, { name: 'LinkedIn' }, { name: 'Instagram' }] as const;

export const handle = { scripts: 'after-first-paint' };

export default function PublicLayout() {
  const t = useTexts(navMessages);
  const { theme, choose } = useTheme();
  const footer = [
    { label: t('faq'), to: paths.faq },
    { label: t('terms'), to: paths.terms },
    { label: t('privacy'), to: paths.privacy },
    { label: t('market'), to: paths.market },
    { label: t('api'), to: docsPath, isElsewhere: true },
  ];
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader {...useNavigation()} theme={theme} onThemeChange={choose} />
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter links={footer} social={SOCIAL} year={new Date().getFullYear()} />
    </div>
  );
}

/** Home, Offers, Contact and the market for all; then the way in, or one's own panel and the way out. */
function useNavigation() {
  const t = useTexts(navMessages);
  const { user, profile } = useAuth();
  const { logout } = useLogout('site');
  const items: NavItem[] = [
    { label: t('home'), to: paths.home },
    { label: t('offers'), to: paths.offers },
    { label: t('contact'), to: paths.contact },
    { label: t('market'), to: paths.market },
  ];
  if (!user) {
    return { items: [...items, { label: t('register'), to: paths.register }, { label: t('login'), to: paths.login }] };
  }
  const panelLink = profile && { label: t(PANEL_LABEL[profile.userType]), to: panelOf(profile.userType) };
  return { items, auth: { panelLink: panelLink ?? undefined, onLogout: logout } };
}
