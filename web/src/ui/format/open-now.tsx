import type { OfferDetail } from '@callstead/contract/campaigns/offers';
import { isOpen } from '@callstead/domain/campaigns/hours';
import { useTexts } from '../../i18n/language.tsx';
import { Badge } from '../feedback/badge.tsx';
import { useViewer } from '../hooks/use-viewer.ts';
import { formatMessages } from './messages.ts';

/** 'Abierto ahora', by the viewer's own clock. */
export function OpenNow({ hours }: Pick<OfferDetail, 'hours'>) {
  const t = useTexts(formatMessages);
  const viewer = useViewer();
  if (!viewer) return null;
  const open = isOpen(hours, viewer.now);
  return <Badge tone={open ? 'success' : 'neutral'}>{t(open ? 'openNow' : 'closedNow')}</Badge>;
}
