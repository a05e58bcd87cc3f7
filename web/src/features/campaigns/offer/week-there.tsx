import type { OfferDetail } from '@callstead/contract/campaigns/offers';
import { useTexts } from '../../../i18n/language.tsx';
import { WeekStrip } from '../../../ui/chart/week-strip.tsx';
import { offerPageMessages } from './messages.ts';
import { WeekFrame } from './week-frame.tsx';

/** As long as nobody knows where the reader is. */
export function WeekThere({ hours }: Pick<OfferDetail, 'hours'>) {
  const t = useTexts(offerPageMessages);
  return (
    <WeekFrame caption={t('itsTime')}>
      <WeekStrip hours={hours} />
    </WeekFrame>
  );
}
