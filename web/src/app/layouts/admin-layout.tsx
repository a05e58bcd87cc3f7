import { paths } from '@callstead/contract/paths';
import { OFFERED } from '@callstead/domain/offered';
import {
  BadgeCheck,
  Building2,
  ChartColumn,
  ClipboardList,
  HandCoins,
  Hash,
  HeartPulse,
  History,
  Inbox,
  Landmark,
  LayoutDashboard,
  LifeBuoy,
  Megaphone,
  MessagesSquare,
  Phone,
  Radio,
  RadioTower,
  Scale,
  Settings,
  ShieldCheck,
  UserSearch,
  Users,
  Webhook,
} from 'lucide';
import type { LoaderFunctionArgs } from 'react-router';
import { useTexts } from '../../i18n/language.tsx';
import { useAuth } from '../../session/auth.tsx';
import { guardRequest } from './guard.tsx';
import type { PanelGroup } from './panel-frame.tsx';
import { panelMessages } from './panel-messages.ts';
import { PanelShell } from './panel-shell.tsx';

const panel = paths.admin;

export const handle = { language: 'es' };
export const loader = (args: LoaderFunctionArgs) => guardRequest(panel.home, args);
export const shouldRevalidate = () => false;

export default function AdminLayout() {
  const t = useTexts(panelMessages);
  const { profile } = useAuth();
  const groups: PanelGroup[] = [
    {
      items: [
        { label: t('summary'), to: panel.overview, jump: 'h', icon: LayoutDashboard },
        { label: t('users'), to: panel.users(), jump: 'u', waits: 'accounts', icon: Users },
        { label: t('admin.publishers'), to: panel.publishers, icon: Radio },
        { label: t('admin.advertisers'), to: panel.advertisers, icon: Building2 },
        { label: t('campaigns'), to: panel.campaigns(), jump: 'm', waits: 'campaigns', icon: Megaphone },
        { label: t('applications'), to: panel.applications(), jump: 'a', waits: 'applications', icon: Inbox },
        { label: t('calls'), to: panel.calls(), jump: 'c', waits: 'calls', icon: Phone },
        ...(OFFERED.leads ? [{ label: t('leads'), to: panel.leads(), jump: 'l', icon: ClipboardList }] : []),
        { label: t('conversions'), to: panel.conversions(), jump: 'v', waits: 'conversions', icon: BadgeCheck },
        { label: t('admin.disputes'), to: panel.disputes(), jump: 'd', waits: 'disputes', icon: Scale },
        { label: t('numbers'), to: panel.numbers, jump: 'n', icon: Hash },
        { label: t('admin.carriers'), to: panel.carriers, icon: RadioTower },
        { label: t('reports'), to: panel.reports(), jump: 'r', icon: ChartColumn },
        ...(OFFERED.leads ? [{ label: t('admin.persons'), to: panel.persons, icon: UserSearch }] : []),
        { label: t('admin.money'), to: panel.money, jump: 'p', icon: Landmark },
        { label: t('admin.payouts'), to: panel.payoutRuns(), icon: HandCoins },
        { label: t('admin.tickets'), to: panel.tickets(), jump: 't', waits: 'tickets', icon: LifeBuoy },
        { label: t('admin.messaging'), to: `${panel.home}/messaging`, icon: MessagesSquare, disabled: true },
        { label: t('admin.settings'), to: panel.settings, icon: Settings },
        ...(OFFERED.api ? [{ label: t('integrations'), to: panel.integrations, icon: Webhook }] : []),
        { label: t('admin.health'), to: panel.health, icon: HeartPulse },
        { label: t('admin.audit'), to: panel.audit(), icon: History },
        { label: t('security'), to: panel.security, icon: ShieldCheck },
      ],
    },
  ];
  return (
    <PanelShell
      panel={panel.home}
      title={t('admin.title')}
      groups={groups}
      greeting={t('admin.greeting', { name: profile?.fullName ?? '' })}
    />
  );
}
