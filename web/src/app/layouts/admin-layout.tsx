import {
  Building2,
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
  ShieldCheck,
  Users,
} from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { useTexts } from '../../i18n/language.tsx';
import { useAuth } from '../../session/auth.tsx';
import { guardRequest } from './guard.tsx';
import { panelMessages } from './panel-messages.ts';
import { PanelShell } from './panel-shell.tsx';

const PANEL = '/admin-dashboard';

export const handle = { language: 'es' };
export const loader = (args: LoaderFunctionArgs) => guardRequest(PANEL, args);
export const shouldRevalidate = () => false;

export default function AdminLayout() {
  const t = useTexts(panelMessages);
  const { profile } = useAuth();
  const groups = [
    {
      items: [
        { label: t('summary'), to: `${PANEL}/overview`, icon: LayoutDashboard },
        { label: t('users'), to: `${PANEL}/users`, icon: Users },
        { label: t('admin.publishers'), to: `${PANEL}/publishers`, icon: Radio },
        { label: t('admin.advertisers'), to: `${PANEL}/advertisers`, icon: Building2 },
        { label: t('campaigns'), to: `${PANEL}/campaigns`, icon: Megaphone },
        { label: t('applications'), to: `${PANEL}/applications`, icon: Inbox },
        { label: t('calls'), to: `${PANEL}/calls`, icon: Phone },
        { label: t('numbers'), to: `${PANEL}/numbers`, icon: Hash },
        { label: t('admin.money'), to: `${PANEL}/money`, icon: Landmark },
        { label: t('admin.tickets'), to: `${PANEL}/tickets`, icon: LifeBuoy },
        { label: t('admin.messaging'), to: `${PANEL}/messaging`, icon: MessagesSquare, disabled: true },
        { label: t('admin.audit'), to: `${PANEL}/audit`, icon: History },
        { label: t('security'), to: `${PANEL}/security`, icon: ShieldCheck },
      ],
    },
  ];
  return (
    <PanelShell
      panel={PANEL}
      title={t('admin.title')}
      groups={groups}
      greeting={t('admin.greeting', { name: profile?.fullName ?? '' })}
    />
  );
}
