import type { OfferDetail } from '@callstead/contract/campaigns/offers';
import { hoursIn, hoursText } from '@callstead/domain/campaigns/hours';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import type { Viewer } from '../../../ui/hooks/use-viewer.ts';
import { zoneName } from '../../../ui/period/zones.ts';
import { HoursList } from './hours-list.tsx';
import { offerPageMessages } from './messages.ts';

/** A campaign's hours by the viewer's clock. */
export function HoursHere({ hours, viewer }: Pick<OfferDetail, 'hours'> & { viewer: Viewer }) {
  const t = useTexts(offerPageMessages);
  const { language } = useLanguage();
  return (
    <HoursList
      lines={hoursText(hoursIn(viewer.zone, hours, viewer.now), language)}
      note={t('yourTime', { zone: zoneName(viewer.zone) })}
    />
  );
}
