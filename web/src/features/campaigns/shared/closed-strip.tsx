import type { OfferDetail } from '@callstead/contract/campaigns/offers';
import { useTexts } from '../../../i18n/language.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { closedStripMessages } from './closed-strip-messages.ts';

type ClosedStripProps = { campaign: Pick<OfferDetail, 'status' | 'statusSince' | 'campaignType'> };

/** What whoever joined a campaign reads while it is paused, or when it is over; others do not get to see it. */
export function ClosedStrip({ campaign: { status, statusSince, campaignType } }: ClosedStripProps) {
  const t = useTexts(closedStripMessages);
  if (status !== 'paused' && status !== 'archived') return null;
  const title = (
    <>
      {t(`${status}.since`)} <DateTime value={statusSince} />
    </>
  );
  return (
    <Banner tone={status === 'paused' ? 'warning' : 'neutral'} title={title}>
      {t(`${status}.${campaignType === 'Lead' ? 'leads' : 'text'}`)}
    </Banner>
  );
}
