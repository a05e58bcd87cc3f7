import { type PanelName, panelAt } from '@callstead/contract/public-paths';
import { useLocation } from 'react-router';

/** The panel one stands in; an admin may stand in all three. */
export function usePanel(): PanelName {
  return panelAt(useLocation().pathname) ?? 'publisher';
}
