import { docsPath, helpHome, publicPaths } from '@callstead/contract/public-paths';
import type { Site } from '@callstead/contract/site';
import { panelOf } from '@callstead/domain/identity/panel';
import { Outlet, useRouteLoaderData } from 'react-router';
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

/** Drawn on every network. */
const SOCIAL = ['Facebook', 'X', 'LinkedIn', 'Instagram'] as const;

export const handle = { scripts: 'after-first-paint' };

export default function PublicLayout() {
  const t = useTexts(navMessages);
  const { theme, choose } = useTheme();
  const footer = [
    { label: t('faq'), to: publicPaths.faq },
    { label: t('terms'), to: publicPaths.terms },
    { label: t('privacy'), to: publicPaths.privacy },
    { label: t('market'), to: publicPaths.market },
    { label: t('help'), to: helpHome, isElsewhere: true },
    { label: t('api'), to: docsPath, isElsewhere: true },
  ];
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader {...useNavigation()} theme={theme} onThemeChange={choose} />
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter links={footer} social={useSocial()} year={new Date().getFullYear()} />
    </div>
  );
}

/** Each leads where the settings say, if they do. */
function useSocial() {
  const data = useRouteLoaderData<{ site: Site }>('root');
  return SOCIAL.map((name) => ({ name, href: data?.site[name.toLowerCase() as Lowercase<typeof name>] }));
}

/** Home, Offers, Contact and the market for all; then the way in, or one's own panel and the way out. */
function useNavigation() {
  const t = useTexts(navMessages);
  const { user, profile } = useAuth();
  const { logout } = useLogout('site');
  const items: NavItem[] = [
    { label: t('home'), to: publicPaths.home },
    { label: t('offers'), to: publicPaths.offers },
    { label: t('contact'), to: publicPaths.contact },
    { label: t('market'), to: publicPaths.market },
  ];
  if (!user) {
    return {
      items: [
        ...items,
        { label: t('register'), to: publicPaths.register },
        { label: t('login'), to: publicPaths.login },
      ],
    };
  }
  const panelLink = profile && { label: t(PANEL_LABEL[profile.userType]), to: panelOf(profile.userType) };
  return { items, auth: { panelLink: panelLink ?? undefined, onLogout: logout } };
}
