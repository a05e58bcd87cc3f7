import { publicPaths } from '@callstead/contract/public-paths';
import type { WaitingCounts } from '@callstead/contract/reports/dashboards';
import type { Theme } from '@callstead/contract/web';
import { clsx } from 'clsx';
import { LogOut, Menu } from 'lucide';
import { type ReactNode, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useTexts } from '../../i18n/language.tsx';
import { LanguageSwitch } from '../../ui/action/language-switch.tsx';
import { ThemeSwitch } from '../../ui/action/theme-switch.tsx';
import { Icon, type IconType } from '../../ui/brand/icon.tsx';
import { Logo } from '../../ui/brand/logo.tsx';
import { Spinner } from '../../ui/brand/spinner.tsx';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import { navMessages } from './nav-messages.ts';
import { panelMessages } from './panel-messages.ts';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

export type PanelItem = {
  label: string;
  to: string;
  icon: IconType;
  disabled?: boolean | undefined;
  /** What waits there for whoever looks, and how much of it. */
  waits?: keyof WaitingCounts | undefined;
  waiting?: number | undefined;
  /** The letter that leads there after 'G'. */
  jump?: string | undefined;
};
export type PanelGroup = { label?: string | undefined; items: readonly PanelItem[] };

type PanelFrameProps = {
  /** Such as 'Panel Anunciante'. */
  title: string;
  groups: readonly PanelGroup[];
  greeting: ReactNode;
  /** Whose page it is, and what concerns themselves. */
  account: ReactNode;
  logoutLabel: string;
  onLogout: () => void;
  loggingOut?: boolean | undefined;
  /** The way to the other panels, for whoever has several. */
  panels?: PanelGroup | undefined;
  /** In the header, such as the bell. */
  tools?: ReactNode;
  /** Beside the switches of language and theme. */
  liveDemo?: ReactNode;
  /** Above every page: the account is pending, rejected … */
  banner?: ReactNode;
  theme: Theme | null;
  onThemeChange: (theme: Theme | null) => void;
  children: ReactNode;
};

export function PanelFrame(props: PanelFrameProps) {
  const { title, banner, children } = props;
  const main = useRef<HTMLElement>(null);
  useFocusAfterNavigation(main);
  return (
    <div className="min-h-dvh text-14 lg:grid print:block lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink />
      <aside className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r lg:flex print:hidden">
        <Link to={publicPaths.home} className="m-3 self-start rounded p-1">
          <Logo />
        </Link>
        <p className="px-4 pb-2 font-medium text-12 text-muted">{title}</p>
        <div className="flex flex-1 flex-col px-2 pb-3">
          <PanelNav {...props} />
        </div>
      </aside>
      <div className="flex min-w-0 flex-col">
        <PanelHeader {...props} />
        <main
          ref={main}
          id={CONTENT_ID}
          tabIndex={-1}
          className="flex-1 px-4 py-6 outline-none sm:px-6 lg:px-8 2xl:has-data-live-rail:pr-88"
        >
          <div className="steady once-ready mx-auto grid max-w-6xl gap-6">
            {banner}
            {children}
          </div>
        </main>
      </div>
    </div>
  );
}

function PanelHeader(props: PanelFrameProps) {
  const { greeting, account, tools } = props;
  return (
    <header className="sticky top-0 z-30 flex min-h-14 items-center gap-2 border-b bg-canvas px-4 py-2 sm:px-6 lg:px-8 print:hidden">
      <NavDrawer {...props} />
      <div className="mr-auto line-clamp-2 min-w-0">{greeting}</div>
      <Switches {...props} className="hidden sm:flex" />
      {tools}
      {account}
    </header>
  );
}

/** In the header, or on a phone in the drawer, where there is room. */
function Switches({ theme, onThemeChange, liveDemo, className }: PanelFrameProps & { className: string }) {
  return (
    <div className={clsx('items-center gap-2', className)}>
      {liveDemo}
      <LanguageSwitch />
      <ThemeSwitch theme={theme} onChange={onThemeChange} />
    </div>
  );
}

function NavDrawer(props: PanelFrameProps) {
  const t = useTexts(navMessages);
  const [open, setOpen] = useState(false);
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="-ml-2 grid size-11 place-items-center rounded hover:bg-sunken"
      >
        <Icon of={Menu} size={20} />
      </button>
      <Drawer open={open} onOpenChange={setOpen} side="left" title={props.title} closeLabel={t('closeMenu')}>
        <div className="-mx-2 flex min-h-full flex-col">
          <PanelNav {...props} onNavigate={() => setOpen(false)} />
          <Switches {...props} className="mt-3 flex flex-wrap border-t px-2 pt-3 sm:hidden" />
        </div>
      </Drawer>
    </div>
  );
}

function PanelNav(props: PanelFrameProps & { onNavigate?: () => void }) {
  const { title, groups, panels, logoutLabel, onLogout, loggingOut, onNavigate } = props;
  return (
    <>
      <nav aria-label={title} className="flex-1">
        {groups.map((group) => (
          <PanelLinks key={group.label ?? group.items[0]?.to} group={group} onNavigate={onNavigate} />
        ))}
      </nav>
      {panels && (
        <nav aria-label={panels.label} className="border-t">
          <PanelLinks group={panels} onNavigate={onNavigate} />
        </nav>
      )}
      <button
        type="button"
        disabled={loggingOut}
        aria-busy={loggingOut}
        onClick={onLogout}
        className={clsx(LINK_CLASS, HOVER_CLASS, 'mt-2 w-full disabled:opacity-55')}
      >
        {loggingOut ? <Spinner size={20} /> : <Icon of={LogOut} size={20} />}
        {logoutLabel}
      </button>
    </>
  );
}

function PanelLinks({ group, onNavigate }: { group: PanelGroup; onNavigate: (() => void) | undefined }) {
  const { pathname } = useLocation();
  const isNearer = (item: PanelItem) =>
    group.items.some(({ to }) => to.startsWith(`${item.to}/`) && `${pathname}/`.startsWith(`${to}/`));
  return (
    <div className="mb-3">
      {group.label && <p className="px-2 pt-2 pb-1 font-medium text-12 text-muted">{group.label}</p>}
      <ul>
        {group.items.map((item) => (
          <li key={item.to}>
            <PanelLink item={item} isCurrent={!isNearer(item)} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const LINK_CLASS = 'flex min-h-10 items-center gap-3 rounded px-2 font-medium text-muted pointer-coarse:min-h-11';
const HOVER_CLASS = 'transition-colors hover:bg-sunken hover:text-text';

type PanelLinkProps = {
  item: PanelItem;
  /** Unless the page has an item of its own below this one. */
  isCurrent: boolean;
  onNavigate: (() => void) | undefined;
};

function PanelLink({ item, isCurrent, onNavigate }: PanelLinkProps) {
  const content = (
    <>
      <Icon of={item.icon} size={20} />
      {item.label}
      {Boolean(item.waiting) && <WaitingCount count={item.waiting ?? 0} />}
    </>
  );
  if (item.disabled) {
    return (
      <span aria-disabled="true" className={clsx(LINK_CLASS, 'opacity-60')}>
        {content}
      </span>
    );
  }
  return (
    <NavLink
      to={item.to}
      aria-current={isCurrent ? 'page' : 'false'}
      {...(onNavigate && { onClick: onNavigate })}
      className={clsx(LINK_CLASS, HOVER_CLASS, 'aria-[current=page]:bg-sunken aria-[current=page]:text-text')}
    >
      {content}
    </NavLink>
  );
}

const MOST_COUNTED = 99;

function WaitingCount({ count }: { count: number }) {
  const t = useTexts(panelMessages);
  return (
    <span className="ml-auto rounded-full bg-sunken px-1.5 font-medium text-12 text-text tabular-nums [[aria-current=page]>&]:bg-surface">
      <span aria-hidden>{count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}</span>
      <span className="sr-only">{t('waiting', { count })}</span>
    </span>
  );
}
