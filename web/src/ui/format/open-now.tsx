import type { OfferDetail } from '@callstead/contract/campaigns/offers';
import { isOpen } from '@callstead/domain/campaigns/hours';
import { useTexts } from '../../i18n/language.tsx';
import { uiMessages } from '../../i18n/ui-messages.ts';
import { Badge } from '../feedback/badge.tsx';
import { useViewer } from '../hooks/use-viewer.ts';

/** 'Abierto ahora', by the viewer's own clock. */
export function OpenNow({ hours }: Pick<OfferDetail, 'hours'>) {
  const t = useTexts(uiMessages);
  const viewer = useViewer();
  if (!viewer) return null;
  const open = isOpen(hours, viewer.now);
  return <Badge tone={open ? 'success' : 'neutral'}>{t(open ? 'openNow' : 'closedNow')}</Badge>;
}
