import type { FundedMark } from '@callstead/domain/payouts/payout-run';
import { fundedMessages } from '../../i18n/funded-messages.ts';
import { useTexts } from '../../i18n/language.tsx';
import type { Tone } from '../brand/tone.ts';
import { Badge } from '../feedback/badge.tsx';

const TONES: Record<FundedMark, Tone> = { prepaid: 'success', credit: 'warning', charged_back: 'danger' };

/** Where the advertiser's money for an earning came from. */
export function FundedBadge({ mark }: { mark: FundedMark }) {
  const t = useTexts(fundedMessages);
  return <Badge tone={TONES[mark]}>{t(mark)}</Badge>;
}
