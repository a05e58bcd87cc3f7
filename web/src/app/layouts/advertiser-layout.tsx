import {
  Inbox,
  LayoutDashboard,
  LifeBuoy,
  Megaphone,
  Phone,
  ReceiptText,
  ShieldCheck,
  SquarePlus,
  UserRound,
} from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { useTexts } from '../../i18n/language.tsx';
import { useAuth } from '../../session/auth.tsx';
import { guardRequest } from './guard.tsx';
import { panelMessages } from './panel-messages.ts';
import { PanelShell } from './panel-shell.tsx';
import { StatusBanner } from './status-banner.tsx';

const PANEL = '/advertiser-dashboard';

export const handle = { language: 'es' };
export const loader = (args: LoaderFunctionArgs) => guardRequest(PANEL, args);
export const shouldRevalidate = () => false;

export default function AdvertiserLayout() {
  const t = useTexts(panelMessages);
  const { profile } = useAuth();
  const isAdmin = profile?.userType === 'admin';
  const role = t(isAdmin ? 'admin.role' : 'advertiser.role');
  const groups = [
    { items: [{ label: t('summary'), to: `${PANEL}/dashboard`, icon: LayoutDashboard }] },
    {
      label: t('campaigns'),
      items: [
        { label: t('manageCampaigns'), to: `${PANEL}/campaigns`, icon: Megaphone },
        { label: t('createCampaign'), to: `${PANEL}/create-campaign`, icon: SquarePlus },
        { label: t('applications'), to: `${PANEL}/applications`, icon: Inbox },
        { label: t('calls'), to: `${PANEL}/calls`, icon: Phone },
      ],
    },
    {
      label: t('advertiser.financeAndSupport'),
      items: [
        { label: t('advertiser.billing'), to: `${PANEL}/billing`, icon: ReceiptText },
        { label: t('supportTickets'), to: `${PANEL}/tickets`, icon: LifeBuoy },
      ],
    },
    {
      items: [
        { label: t('account'), to: `${PANEL}/account`, icon: UserRound },
        { label: t('security'), to: `${PANEL}/security`, icon: ShieldCheck },
      ],
    },
  ];
  return (
    <PanelShell
      panel={PANEL}
      title={t(isAdmin ? 'advertiser.titleForAdmin' : 'advertiser.title')}
      groups={groups}
      greeting={t('advertiser.greeting', { name: profile?.fullName ?? '', role })}
      banner={<StatusBanner of="advertiser" />}
    />
  );
}
