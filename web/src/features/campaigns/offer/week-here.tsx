import type { OfferDetail } from '@callstead/contract/campaigns/offers';
import { hoursIn } from '@callstead/domain/campaigns/hours';
import { useTexts } from '../../../i18n/language.tsx';
import { WeekStrip } from '../../../ui/chart/week-strip.tsx';
import { OpenNow } from '../../../ui/format/open-now.tsx';
import type { Viewer } from '../../../ui/hooks/use-viewer.ts';
import { useZoneName } from '../../../ui/period/zones.ts';
import { offerPageMessages } from './messages.ts';
import { WeekFrame } from './week-frame.tsx';

type WeekHereProps = { offer: Pick<OfferDetail, 'hours' | 'status'>; viewer: Viewer };

/** By the viewer's clock, and where it stands now; what is paused or over is open at no hour. */
export function WeekHere({ offer: { hours, status }, viewer: { zone, now } }: WeekHereProps) {
  const t = useTexts(offerPageMessages);
  const zoneName = useZoneName();
  const here = zone === hours.zone ? hours : (hoursIn(zone, hours, now) as OfferDetail['hours']);
  return (
    <WeekFrame
      caption={t('yourTime', { zone: zoneName(zone) })}
      aside={status === 'active' && <OpenNow hours={hours} />}
    >
      <WeekStrip hours={here} now={now} />
    </WeekFrame>
  );
}
