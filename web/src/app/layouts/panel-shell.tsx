import { paths } from '@callstead/contract/paths';
import type { Panel } from '@callstead/domain/identity/panel';
import { can } from '@callstead/domain/policy';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Outlet } from 'react-router';
import { LiveDemoSwitch } from '../../features/live-demo/switch/live-demo-switch.tsx';
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
import { AccountMenu } from './account-menu.tsx';
import { Find, type Finding } from './find.tsx';
import { Guard } from './guard.tsx';
import { HelpButton } from './help-button.tsx';
import { PanelFrame, type PanelGroup } from './panel-frame.tsx';
import { panelMessages } from './panel-messages.ts';
import { useAdminPanels } from './use-admin-panels.ts';
import { useLogout } from './use-logout.ts';
import { useWaitingCounts } from './use-waiting-counts.ts';
import { ViewingBanner } from './viewing-banner.tsx';

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
  const { user, owesTwoFactor, viewing } = useAuth();
  if (!user || owesTwoFactor) return children;
  return (
    <LiveProvider userId={user.id}>
      <LiveUpdates />
      {!viewing && <NewsToasts /> /* news are the person's, not the account's */}
      {children}
    </LiveProvider>
  );
}

function Frame({ panel, groups, banner, ...frame }: PanelShellProps) {
  const t = useTexts(panelMessages);
  const { theme, choose } = useTheme();
  const { owesTwoFactor, viewing } = useAuth();
  const { logout, busy } = useLogout(panel === paths.admin.home ? 'admin' : 'panel');
  const keepAccount = useKeepAccount();
  const waiting = useWaitingCounts(panel);
  const shown = groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({
      ...item,
      to: keepAccount(item.to),
      waiting: item.waits && waiting?.[item.waits],
    })),
  }));
  const panels = useAdminPanels(panel);
  const [finding, setFinding] = useState<Finding>(null);
  return (
    <PanelFrame
      {...frame}
      groups={shown}
      panels={panels}
      tools={
        owesTwoFactor ? null : (
          <>
            <HelpButton />
            <Find groups={[...shown, ...(panels ? [panels] : [])]} logout={logout} {...{ finding, setFinding }} />
            {!viewing && <NotificationBell />}
          </>
        )
      }
      liveDemo={!owesTwoFactor && <LiveDemoSwitch />}
      banner={
        <>
          <ViewingBanner />
          <Picker panel={panel} />
          {banner}
        </>
      }
      account={<AccountMenu onLogout={logout} loggingOut={busy} onShortcuts={() => setFinding('keys')} />}
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
