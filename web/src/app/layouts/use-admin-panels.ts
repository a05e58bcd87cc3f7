import { paths } from '@callstead/contract/paths';
import { mayEnter } from '@callstead/domain/guard-panel';
import type { Panel } from '@callstead/domain/identity/panel';
import { Megaphone, RadioTower, Shield } from 'lucide';
import { useTexts } from '../../i18n/language.tsx';
import { useActor } from '../../session/use-actor.ts';
import type { PanelGroup } from './panel-frame.tsx';
import { panelMessages } from './panel-messages.ts';

/** An admin has three panels, everybody else one: the way to the other two. */
export function useAdminPanels(here: Panel): PanelGroup | undefined {
  const t = useTexts(panelMessages);
  const actor = useActor();
  const panels = [
    { panel: paths.admin.home, label: t('adminPanel'), to: paths.admin.overview, icon: Shield },
    { panel: paths.publisher.home, label: t('publisherView'), to: paths.publisher.dashboard, icon: RadioTower },
    { panel: paths.advertiser.home, label: t('advertiserView'), to: paths.advertiser.dashboard, icon: Megaphone },
  ];
  const others = panels.filter(({ panel }) => panel !== here && mayEnter(actor, panel));
  return others.length === 0 ? undefined : { label: t('panels'), items: others };
}
