import { publicPaths } from '@callstead/contract/public-paths';
import type { Theme } from '@callstead/contract/web';
import { Menu, X } from 'lucide';
import { type MouseEvent, useId } from 'react';
import { Link, NavLink } from 'react-router';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { LanguageSwitch } from '../../ui/action/language-switch.tsx';
import { ThemeSwitch } from '../../ui/action/theme-switch.tsx';
import { Icon } from '../../ui/brand/icon.tsx';
import { Logo } from '../../ui/brand/logo.tsx';
import { navMessages } from './nav-messages.ts';
import { SkipLink } from './skip-link.tsx';

export type NavItem = { label: string; to: string };

type SiteHeaderProps = {
  items: readonly NavItem[];
  auth?: { panelLink?: NavItem | undefined; onLogout?: (() => void) | undefined } | undefined;
  theme: Theme | null;
  onThemeChange: (theme: Theme | null) => void;
};

export function SiteHeader(props: SiteHeaderProps) {
  const { theme, onThemeChange } = props;
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-30 border-b bg-canvas">
        <div className="mx-auto flex h-14 max-w-6xl items-center gap-2 px-4 sm:px-6">
          <Link to={publicPaths.home} className="mr-auto rounded">
            <Logo />
          </Link>
          <WideNav {...props} />
          <LanguageSwitch />
          <ThemeSwitch theme={theme} onChange={onThemeChange} />
          <NarrowNav {...props} />
        </div>
      </header>
    </>
  );
}

function WideNav({ items, auth }: SiteHeaderProps) {
  const t = useTexts(navMessages);
  return (
    <nav aria-label={t('mainNavigation')} className="mr-2 hidden md:block">
      <NavList items={items} auth={auth} className="flex items-center gap-1" />
    </nav>
  );
}

/** A popover of the browser's own: opens before any script has run and closes on Escape or a click elsewhere. */
function NarrowNav({ items, auth }: SiteHeaderProps) {
  const t = useTexts(navMessages);
  const id = useId();
  const closeOnChoice = (event: MouseEvent<HTMLElement>) => {
    if ((event.target as Element).closest('a, button')) event.currentTarget.hidePopover();
  };
  return (
    <div className="group/menu md:hidden">
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('menu')}
        className="-mr-2 grid size-11 place-items-center rounded hover:bg-sunken"
      >
        <Icon of={Menu} size={20} className="group-has-[:popover-open]/menu:hidden" />
        <Icon of={X} size={20} className="hidden group-has-[:popover-open]/menu:block" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click comes from the links inside, which have the keys */}
      <nav
        id={id}
        popover="auto"
        aria-label={t('mainNavigation')}
        onClick={closeOnChoice}
        className="inset-x-0 top-14 bottom-auto m-0 w-full border-b bg-canvas px-4 py-3 text-text shadow-overlay"
      >
        <NavList items={items} auth={auth} className="grid" />
      </nav>
    </div>
  );
}

const ITEM_CLASS =
  'flex min-h-11 w-full items-center rounded px-3 text-left font-medium text-14 text-muted transition-colors hover:bg-sunken hover:text-text aria-[current=page]:text-text';

function NavList({ items, auth, className }: Pick<SiteHeaderProps, 'items' | 'auth'> & { className: string }) {
  const t = useTexts(navMessages);
  const { chosen } = useLanguage();
  return (
    <ul className={className} lang={chosen ?? 'en'}>
      {[...items, ...(auth?.panelLink ? [auth.panelLink] : [])].map((item) => (
        <li key={item.to}>
          <NavLink to={item.to} end={item.to === publicPaths.home} className={ITEM_CLASS}>
            {item.label}
          </NavLink>
        </li>
      ))}
      {auth?.onLogout && (
        <li>
          <button type="button" onClick={auth.onLogout} className={ITEM_CLASS}>
            {t('logout')}
          </button>
        </li>
      )}
    </ul>
  );
}
