import { paths } from '@callstead/contract/paths';
import { OFFERED } from '@callstead/domain/offered';
import {
  BadgeCheck,
  Building2,
  ChartColumn,
  ClipboardList,
  HandCoins,
  Hash,
  History,
  Inbox,
  Landmark,
  LayoutDashboard,
  LifeBuoy,
  Megaphone,
  MessagesSquare,
  Phone,
  Radio,
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
import { panelMessages } from './panel-messages.ts';
import { PanelShell } from './panel-shell.tsx';

const panel = paths.admin;

export const handle = { language: 'es' };
export const loader = (args: LoaderFunctionArgs) => guardRequest(panel.home, args);
export const shouldRevalidate = () => false;

export default function AdminLayout() {
  const t = useTexts(panelMessages);
  const { profile } = useAuth();
  const groups = [
    {
      items: [
        { label: t('summary'), to: panel.overview, icon: LayoutDashboard },
        { label: t('users'), to: panel.users(), icon: Users },
        { label: t('admin.publishers'), to: panel.publishers, icon: Radio },
        { label: t('admin.advertisers'), to: panel.advertisers, icon: Building2 },
        { label: t('campaigns'), to: panel.campaigns(), icon: Megaphone },
        { label: t('applications'), to: panel.applications(), icon: Inbox },
        { label: t('calls'), to: panel.calls(), icon: Phone },
        ...(OFFERED.leads ? [{ label: t('leads'), to: panel.leads(), icon: ClipboardList }] : []),
        { label: t('conversions'), to: panel.conversions(), icon: BadgeCheck },
        { label: t('numbers'), to: panel.numbers, icon: Hash },
        { label: t('reports'), to: panel.reports(), icon: ChartColumn },
        ...(OFFERED.leads ? [{ label: t('admin.persons'), to: panel.persons, icon: UserSearch }] : []),
        { label: t('admin.money'), to: panel.money, icon: Landmark },
        { label: t('admin.payouts'), to: panel.payoutRuns(), icon: HandCoins },
        { label: t('admin.tickets'), to: panel.tickets(), icon: LifeBuoy },
        { label: t('admin.messaging'), to: `${panel.home}/messaging`, icon: MessagesSquare, disabled: true },
        { label: t('admin.settings'), to: panel.settings, icon: Settings },
        ...(OFFERED.api ? [{ label: t('integrations'), to: panel.integrations, icon: Webhook }] : []),
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
