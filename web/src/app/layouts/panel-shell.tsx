import type { Profile } from '@callstead/contract/identity/identity';
import { paths } from '@callstead/contract/paths';
import type { Panel } from '@callstead/domain/identity/panel';
import { can } from '@callstead/domain/policy';
import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { NewsToasts } from '../../features/notifications/bell/news-toasts.tsx';
import { NotificationBell } from '../../features/notifications/bell/notification-bell.tsx';
import { PanelErrors } from '../../i18n/error-text.ts';
import { useTexts } from '../../i18n/language.tsx';
import { panelErrorMessages } from '../../i18n/panel-error-messages.ts';
import { LiveProvider } from '../../live/live.tsx';
import { useAuth } from '../../session/auth.tsx';
import { useActor } from '../../session/use-actor.ts';
import { useKeepAccount } from '../../session/use-viewed-account.ts';
import { LoadingLine } from '../../ui/feedback/loading-line.tsx';
import { ChosenZone } from '../../ui/format/date-time.tsx';
import { LiveUpdates } from '../live-updates.tsx';
import { QueryProvider } from '../query-provider.tsx';
import { useTheme } from '../theme.tsx';
import { Guard } from './guard.tsx';
import { PanelFrame, type PanelGroup } from './panel-frame.tsx';
import { panelMessages } from './panel-messages.ts';
import { useAdminPanels } from './use-admin-panels.ts';
import { useLogout } from './use-logout.ts';

// For admins only: everybody else never loads it.
const AccountPicker = lazy(() =>
  import('../../features/identity/account-picker/account-picker.tsx').then((module) => ({
    default: module.AccountPicker,
  })),
);

type PanelShellProps = {
  panel: Panel;
  title: string;
  groups: readonly PanelGroup[];
  greeting: ReactNode;
  banner?: ReactNode;
};

/** What the three panels share: the guard, the frame around the screens, the way out. */
export function PanelShell(props: PanelShellProps) {
  const t = useTexts(panelMessages);
  return (
    <Guard panel={props.panel} loading={<LoadingLine className="min-h-dvh justify-center">{t('loading')}</LoadingLine>}>
      <QueryProvider>
        <Live>
          <OwnClock>
            <PanelErrors value={panelErrorMessages}>
              <Frame {...props} />
            </PanelErrors>
          </OwnClock>
        </Live>
      </QueryProvider>
    </Guard>
  );
}

/** Whoever chose a zone reads every day and hour in it: lists, reports and files agree. */
function OwnClock({ children }: { children: ReactNode }) {
  const { profile } = useAuth();
  return <ChosenZone value={profile?.timeZone ?? null}>{children}</ChosenZone>;
}

/** Whoever still owes the second factor may not listen yet. */
function Live({ children }: { children: ReactNode }) {
  const { user, owesTwoFactor } = useAuth();
  if (!user || owesTwoFactor) return children;
  return (
    <LiveProvider userId={user.id}>
      <LiveUpdates />
      <NewsToasts />
      {children}
    </LiveProvider>
  );
}

function Frame({ panel, groups, banner, ...frame }: PanelShellProps) {
  const t = useTexts(panelMessages);
  const { theme, choose } = useTheme();
  const { profile, owesTwoFactor } = useAuth();
  const { logout, busy } = useLogout(panel === paths.admin.home ? 'admin' : 'panel');
  const keepAccount = useKeepAccount();
  return (
    <PanelFrame
      {...frame}
      groups={groups.map((group) => ({
        ...group,
        items: group.items.map((item) => ({ ...item, to: keepAccount(item.to) })),
      }))}
      panels={useAdminPanels(panel)}
      tools={owesTwoFactor ? null : <NotificationBell />}
      banner={
        <>
          <Picker panel={panel} />
          {banner}
        </>
      }
      self={{
        name: profile?.fullName ?? '',
        avatarUrl: profile?.avatarUrl ?? '',
        to: ownPageOf(profile),
        label: t('self', { name: profile?.fullName ?? '' }),
      }}
      logoutLabel={t('logout')}
      onLogout={logout}
      loggingOut={busy}
      theme={theme}
      onThemeChange={choose}
    >
      <Outlet />
    </PanelFrame>
  );
}

/** Where somebody changes what concerns themselves; an admin has no account page, and in another's panel it is not theirs. */
function ownPageOf(profile: Profile | null): string {
  if (!profile || profile.userType === 'admin') return paths.admin.security;
  return profile.userType === 'advertiser' ? paths.advertiser.account : paths.publisher.account;
}

/** An admin in another's panel sees, and chooses, whose it is. */
function Picker({ panel }: { panel: Panel }) {
  const mayPick = can(useActor(), 'account.view-any');
  if (!mayPick || panel === paths.admin.home) return null;
  return (
    <Suspense fallback={<div className="h-15" />}>
      <AccountPicker kind={panel === paths.publisher.home ? 'publisher' : 'advertiser'} />
    </Suspense>
  );
}
