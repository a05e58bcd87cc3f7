import type { EarningsResponse } from '@callstead/contract/statements';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useKeepAccount } from '../../account-picker/use-chosen-account.ts';
import { useMoney } from '../../calls/call-figures.tsx';
import { useFormats, useTexts } from '../../i18n/language.tsx';
import { paymentsMessages } from '../../i18n/payments-messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** When am I paid? Held → approved → next payout, with the threshold and the date. */
export function Ribbon({ earnings }: { earnings: EarningsResponse }) {
  const t = useTexts(paymentsMessages);
  const money = useMoney();
  return (
    <>
      <ol className="grid rounded border border-t-2 border-t-brass bg-surface sm:grid-cols-3">
        <Step label={t('held')} amount={money(earnings.heldCents)} leadsOn>
          {t('heldText')}
        </Step>
        <Step label={t('payable')} amount={money(earnings.payableCents)} leadsOn>
          <Threshold earnings={earnings} />
        </Step>
        <Step label={t('next')} amount={money(earnings.nextPayout.amountCents)}>
          <NextRun earnings={earnings} />
        </Step>
      </ol>
      {earnings.payingCents > 0 && <p className="text-muted">{t('paying', { amount: money(earnings.payingCents) })}</p>}
      <Method earnings={earnings} />
    </>
  );
}

type StepProps = { label: string; amount: string; leadsOn?: boolean; children: ReactNode };

function Step({ label, amount, leadsOn = false, children }: StepProps) {
  return (
    <li className="relative border-b p-4 last:border-b-0 sm:border-r sm:border-b-0 sm:last:border-r-0">
      <p className="font-medium text-12 text-muted">{label}</p>
      <p className="font-display font-semibold text-28 text-brass tabular-nums">{amount}</p>
      <div className="text-13 text-muted">{children}</div>
      {leadsOn && (
        <span className="absolute top-4 right-3 text-muted sm:-right-2.5 sm:top-1/2 sm:-translate-y-1/2 sm:bg-surface">
          <Icon of={ArrowRight} size={20} />
        </span>
      )}
    </li>
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
    <ButtonLink to={keepAccount('/publisher-dashboard/account')} variant="secondary" size="sm">
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
