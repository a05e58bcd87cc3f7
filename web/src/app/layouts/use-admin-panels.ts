import { paths } from '@callstead/contract/paths';
import type { Panel } from '@callstead/domain/identity/panel';
import { Megaphone, RadioTower, Shield } from 'lucide';
import { useTexts } from '../../i18n/language.tsx';
import { useAuth } from '../../session/auth.tsx';
import type { PanelGroup } from './panel-frame.tsx';
import { panelMessages } from './panel-messages.ts';

/** An admin has three panels, everybody else one: the way to the other two. */
export function useAdminPanels(here: Panel): PanelGroup | undefined {
  const t = useTexts(panelMessages);
  const { profile } = useAuth();
  if (profile?.userType !== 'admin') return undefined;
  const panels = [
    { label: t('adminPanel'), to: paths.admin.users(), icon: Shield },
    { label: t('publisherView'), to: paths.publisher.dashboard, icon: RadioTower },
    { label: t('advertiserView'), to: paths.advertiser.dashboard, icon: Megaphone },
  ];
  return { label: t('panels'), items: panels.filter(({ to }) => !to.startsWith(here)) };
}
