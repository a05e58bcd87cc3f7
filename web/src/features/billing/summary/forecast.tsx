import type { BillingResponse } from '@callstead/contract/billing/statements';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useTimeZone } from '../../../ui/format/date-time.tsx';
import { useNow } from '../../../ui/hooks/use-now.ts';
import { billingMessages } from '../shared/messages.ts';

/** Further away than this, today says nothing. */
const WORTH_SAYING_MS = 30 * 86_400_000;

/** When the balance runs out at today's pace; a warning where that is soon. */
export function Forecast({ billing }: { billing: BillingResponse }) {
  const { runsOutAt, isLow, balanceCents, creditLimitCents, spentThisMonthCents } = billing;
  const t = useTexts(billingMessages);
  const formats = useFormats();
  const timeZone = useTimeZone();
  const now = useNow();
  const isSpent = balanceCents + creditLimitCents <= 0 && spentThisMonthCents > 0; // whoever begins has used up nothing
  if (isLow && isSpent) return <Banner tone="warning">{t('nothingLeft')}</Banner>;
  if (!runsOutAt || !timeZone || !now) return null;
  const at = new Date(runsOutAt);
  if (at.getTime() - now.getTime() > WORTH_SAYING_MS) return null;
  const day = formats.dateTime(at, { day: 'numeric', month: 'short', timeZone });
  const time = formats.dateTime(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return <Banner tone={isLow ? 'warning' : 'info'}>{t('runsOut', { day, time })}</Banner>;
}
