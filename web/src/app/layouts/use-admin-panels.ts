import type { Panel } from '@callstead/domain/identity/panel';
import { Megaphone, RadioTower, Shield } from 'lucide-react';
import { accountPickerMessages } from '../../features/identity/account-picker/messages.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useAuth } from '../../session/auth.tsx';
import type { PanelGroup } from './panel-frame.tsx';

/** An admin has three panels, everybody else one: the way to the other two. */
export function useAdminPanels(here: Panel): PanelGroup | undefined {
  const t = useTexts(accountPickerMessages);
  const { profile } = useAuth();
  if (profile?.userType !== 'admin') return undefined;
  const panels = [
    { label: t('adminPanel'), to: '/admin-dashboard/users', icon: Shield },
    { label: t('publisherView'), to: '/publisher-dashboard/dashboard', icon: RadioTower },
    { label: t('advertiserView'), to: '/advertiser-dashboard/dashboard', icon: Megaphone },
  ];
  return { label: t('panels'), items: panels.filter(({ to }) => !to.startsWith(here)) };
}
