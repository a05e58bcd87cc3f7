import { paths } from '@callstead/contract/paths';
import { OFFERED } from '@callstead/domain/offered';
import { can } from '@callstead/domain/policy';
import {
  BadgeCheck,
  ChartColumn,
  ClipboardList,
  FileUp,
  Images,
  LayoutDashboard,
  LifeBuoy,
  Link,
  Megaphone,
  MousePointerClick,
  Phone,
  ShieldCheck,
  UserRound,
  Wallet,
  Webhook,
} from 'lucide';
import type { LoaderFunctionArgs } from 'react-router';
import { useTexts } from '../../i18n/language.tsx';
import { useAuth } from '../../session/auth.tsx';
import { useActor } from '../../session/use-actor.ts';
import { guardRequest } from './guard.tsx';
import type { PanelGroup } from './panel-frame.tsx';
import { panelMessages } from './panel-messages.ts';
import { PanelShell } from './panel-shell.tsx';
import { StatusBanner } from './status-banner.tsx';

const panel = paths.publisher;

export const handle = { language: 'es' };
export const loader = (args: LoaderFunctionArgs) => guardRequest(panel.home, args);
export const shouldRevalidate = () => false;

export default function PublisherLayout() {
  const t = useTexts(panelMessages);
  const { profile } = useAuth();
  const isAdmin = can(useActor(), 'panel.admin');
  const groups: PanelGroup[] = [
    {
      items: [
        { label: t('summary'), to: panel.dashboard, jump: 'h', icon: LayoutDashboard },
        { label: t('campaigns'), to: panel.campaigns, jump: 'm', icon: Megaphone },
        { label: t('publisher.materials'), to: panel.materials(), icon: Images },
        { label: t('calls'), to: panel.calls(), jump: 'c', waits: 'calls', icon: Phone },
        ...(OFFERED.leads
          ? [{ label: t('leads'), to: panel.leads(), jump: 'l', waits: 'leads' as const, icon: ClipboardList }]
          : []),
        ...(OFFERED.links ? [{ label: t('links'), to: panel.links, icon: Link }] : []),
        ...(OFFERED.links ? [{ label: t('clicks'), to: panel.clicks, icon: MousePointerClick }] : []),
        ...(OFFERED.leads ? [{ label: t('leadImports'), to: panel.leadImports, icon: FileUp }] : []),
        { label: t('conversions'), to: panel.conversions(), jump: 'v', waits: 'conversions', icon: BadgeCheck },
        { label: t('reports'), to: panel.reports(), jump: 'r', icon: ChartColumn },
        { label: t('payments'), to: panel.payments(), jump: 'p', icon: Wallet },
        ...(OFFERED.api ? [{ label: t('integrations'), to: panel.integrations, icon: Webhook }] : []),
        { label: t('supportTickets'), to: panel.tickets(), jump: 't', waits: 'tickets', icon: LifeBuoy },
        { label: t('account'), to: panel.account, icon: UserRound },
        { label: t('security'), to: panel.security, icon: ShieldCheck },
      ],
    },
  ];
  const greeting = (
    <>
      {t('publisher.greeting', { name: profile?.fullName ?? t('publisher.role') })}{' '}
      <span className="text-muted">· {t(isAdmin ? 'publisher.titleForAdmin' : 'publisher.role')}</span>
    </>
  );
  return (
    <PanelShell
      panel={panel.home}
      title={t(isAdmin ? 'publisher.titleForAdmin' : 'publisher.title')}
      groups={groups}
      greeting={greeting}
      banner={<StatusBanner of="publisher" />}
    />
  );
}
