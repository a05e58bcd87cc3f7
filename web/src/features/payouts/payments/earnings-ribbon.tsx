import type { EarningsResponse } from '@callstead/contract/billing/statements';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { Ribbon, RibbonStep } from '../../../ui/chart/ribbon.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { paymentsMessages } from './messages.ts';

/** When am I paid? Held → approved → next payout, with the threshold and the date. */
export function EarningsRibbon({ earnings }: { earnings: EarningsResponse }) {
  const t = useTexts(paymentsMessages);
  const money = useMoney();
  return (
    <>
      <Ribbon>
        <RibbonStep label={t('held')} cents={earnings.heldCents} leadsOn>
          {t('heldText')}
        </RibbonStep>
        <RibbonStep label={t('payable')} cents={earnings.payableCents} leadsOn>
          <Threshold earnings={earnings} />
        </RibbonStep>
        <RibbonStep label={t('next')} cents={earnings.nextPayout.amountCents}>
          <NextRun earnings={earnings} />
        </RibbonStep>
      </Ribbon>
      {earnings.payingCents > 0 && <p className="text-muted">{t('paying', { amount: money(earnings.payingCents) })}</p>}
    </>
  );
}

/** How far it is to the amount from which on the network pays. */
function Threshold({ earnings: { payableCents, thresholdCents } }: { earnings: EarningsResponse }) {
  const t = useTexts(paymentsMessages);
  const money = useMoney();
  const reached = Math.max(0, Math.min(payableCents, thresholdCents));
  const text =
    payableCents >= thresholdCents
      ? t('thresholdReached', { amount: money(thresholdCents) })
      : t('threshold', { amount: money(thresholdCents), missing: money(thresholdCents - payableCents) });
  return (
    <>
      <p>{text}</p>
      <div aria-hidden className="mt-2 h-1.5 overflow-hidden rounded-full bg-sunken">
        <div className="h-full bg-brass" style={{ width: `${(reached / thresholdCents) * 100}%` }} />
      </div>
    </>
  );
}

function NextRun({ earnings: { nextPayout, zone } }: { earnings: EarningsResponse }) {
  const t = useTexts(paymentsMessages);
  const formats = useFormats();
  const day = formats.dateTime(new Date(nextPayout.at), { dateStyle: 'long', timeZone: zone });
  return <p>{nextPayout.waitsFor ? t(`waits.${nextPayout.waitsFor}`, { day }) : t('paidOn', { day })}</p>;
}
