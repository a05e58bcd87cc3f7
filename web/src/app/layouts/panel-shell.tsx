import { initialsOf } from '@callstead/domain/identity/initials';
import type { Panel } from '@callstead/domain/identity/panel';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useAuth } from '../../auth/auth.tsx';
import { Guard } from '../../auth/guard.tsx';
import { useLogout } from '../../auth/use-logout.ts';
import { useTexts } from '../../i18n/language.tsx';
import { panelMessages } from '../../i18n/panel-messages.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { QueryProvider } from '../query-provider.tsx';
import { useTheme } from '../theme.tsx';
import { PanelFrame, type PanelGroup } from './panel-frame.tsx';

type PanelShellProps = {
  panel: Panel;
  title: string;
  groups: readonly PanelGroup[];
  greeting: ReactNode;
  banner?: ReactNode;
};

/** What the three panels share: the guard, the frame around the screens, the way out. */
export function PanelShell({ panel, ...frame }: PanelShellProps) {
  const t = useTexts(panelMessages);
  const { theme, choose } = useTheme();
  const { profile } = useAuth();
  const { logout, busy } = useLogout(panel === '/admin-dashboard' ? 'admin' : 'panel');
  return (
    <Guard panel={panel} loading={<Loading text={t('loading')} />}>
      <PanelFrame
        {...frame}
        initials={initialsOf(profile?.fullName ?? '')}
        logoutLabel={t('logout')}
        onLogout={logout}
        loggingOut={busy}
        theme={theme}
        onThemeChange={choose}
      >
        <QueryProvider>
          <Outlet />
        </QueryProvider>
      </PanelFrame>
    </Guard>
  );
}

function Loading({ text }: { text: string }) {
  return (
    <p role="status" className="flex min-h-dvh items-center justify-center gap-3 text-muted">
      <Spinner size={20} />
      {text}
    </p>
  );
}
