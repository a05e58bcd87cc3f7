import type { EarningsResponse } from '@callstead/contract/billing/statements';
import { paths } from '@callstead/contract/paths';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Ribbon, RibbonStep } from '../../../ui/chart/ribbon.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
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
      <Method earnings={earnings} />
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

function Method({ earnings: { hasPaymentMethod } }: { earnings: EarningsResponse }) {
  const t = useTexts(paymentsMessages);
  const keepAccount = useKeepAccount();
  const link = (
    <ButtonLink to={keepAccount(paths.publisher.account)} variant="secondary" size="sm">
      {t(hasPaymentMethod ? 'method.see' : 'method.add')}
    </ButtonLink>
  );
  return hasPaymentMethod ? (
    <p className="flex flex-wrap items-center gap-3 text-muted">
      {t('method.known')} {link}
    </p>
  ) : (
    <Banner tone="warning" title={t('method.missing')} action={link}>
      {t('method.missingText')}
    </Banner>
  );
}
