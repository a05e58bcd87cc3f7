import { paths } from '@callstead/contract/paths';
import { OFFERED } from '@callstead/domain/offered';
import { can } from '@callstead/domain/policy';
import {
  BadgeCheck,
  ChartColumn,
  ClipboardList,
  Inbox,
  LayoutDashboard,
  LifeBuoy,
  Megaphone,
  Phone,
  ReceiptText,
  ShieldCheck,
  SquarePlus,
  UserRound,
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

const panel = paths.advertiser;

export const handle = { language: 'es' };
export const loader = (args: LoaderFunctionArgs) => guardRequest(panel.home, args);
export const shouldRevalidate = () => false;

export default function AdvertiserLayout() {
  const t = useTexts(panelMessages);
  const { profile } = useAuth();
  const isAdmin = can(useActor(), 'panel.admin');
  const role = t(isAdmin ? 'admin.role' : 'advertiser.role');
  const groups: PanelGroup[] = [
    { items: [{ label: t('summary'), to: panel.dashboard, jump: 'h', icon: LayoutDashboard }] },
    {
      label: t('campaigns'),
      items: [
        { label: t('manageCampaigns'), to: panel.campaigns(), jump: 'm', icon: Megaphone },
        { label: t('createCampaign'), to: panel.createCampaign(), icon: SquarePlus },
        { label: t('applications'), to: panel.applications, jump: 'a', waits: 'applications', icon: Inbox },
        { label: t('calls'), to: panel.calls(), jump: 'c', icon: Phone },
        ...(OFFERED.leads ? [{ label: t('leads'), to: panel.leads(), jump: 'l', icon: ClipboardList }] : []),
        { label: t('conversions'), to: panel.conversions(), jump: 'v', icon: BadgeCheck },
        ...(OFFERED.api ? [{ label: t('integrations'), to: panel.integrations, icon: Webhook }] : []),
      ],
    },
    { items: [{ label: t('reports'), to: panel.reports(), jump: 'r', icon: ChartColumn }] },
    {
      label: t('advertiser.financeAndSupport'),
      items: [
        { label: t('advertiser.billing'), to: panel.billing(), jump: 'p', icon: ReceiptText },
        { label: t('supportTickets'), to: panel.tickets(), jump: 't', waits: 'tickets', icon: LifeBuoy },
      ],
    },
    {
      items: [
        { label: t('account'), to: panel.account, icon: UserRound },
        { label: t('security'), to: panel.security, icon: ShieldCheck },
      ],
    },
  ];
  return (
    <PanelShell
      panel={panel.home}
      title={t(isAdmin ? 'advertiser.titleForAdmin' : 'advertiser.title')}
      groups={groups}
      greeting={t('advertiser.greeting', { name: profile?.fullName ?? '', role })}
      banner={<StatusBanner of="advertiser" />}
    />
  );
}
