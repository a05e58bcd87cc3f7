import { paths } from '@callstead/contract/paths';
import type { PublisherDashboard } from '@callstead/contract/reports/dashboards';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { Ribbon, RibbonStep } from '../../../ui/chart/ribbon.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { publisherDashboardMessages } from './messages.ts';

type Earnings = PublisherDashboard['earnings'];

/** When am I paid? Held → approved → next payout, with the threshold and the date. */
export function EarningsSummary({ earnings }: { earnings: Earnings }) {
  const t = useTexts(publisherDashboardMessages);
  const keepAccount = useKeepAccount();
  const { nextPayout, payingCents } = earnings;
  const payments = (
    <Link to={keepAccount(paths.publisher.payments())} className="py-1 text-13 text-primary hover:underline">
      {t('money.payments')}
    </Link>
  );
  return (
    <section className="grid gap-2">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-20">{t('money.title')}</h2>
        {payments}
      </header>
      <Ribbon>
        <RibbonStep label={t('money.held')} cents={earnings.heldCents} leadsOn>
          {t('money.heldHint')}
        </RibbonStep>
        <RibbonStep label={t('money.approved')} cents={earnings.payableCents} leadsOn>
          {t('money.approvedHint')}
        </RibbonStep>
        {nextPayout ? (
          <RibbonStep label={t('money.next')} cents={nextPayout.amountCents + payingCents}>
            <Next payout={nextPayout} />
          </RibbonStep>
        ) : (
          <RibbonStep label={t('money.paying')} cents={payingCents} />
        )}
      </Ribbon>
    </section>
  );
}

/** As high as what will stand there. */
export function EarningsPlace() {
  return <Skeleton className="h-40 w-full max-sm:h-84" />;
}

function Next({ payout }: { payout: NonNullable<Earnings['nextPayout']> }) {
  const t = useTexts(publisherDashboardMessages);
  const money = useMoney();
  const keepAccount = useKeepAccount();
  if (payout.waitsFor === 'payment_method') {
    return (
      <Link to={keepAccount(paths.publisher.account)} className="text-primary underline underline-offset-4">
        {t('money.needsMethod')}
      </Link>
    );
  }
  if (payout.waitsFor === 'tax_form') {
    return (
      <Link to={keepAccount(paths.publisher.account)} className="text-primary underline underline-offset-4">
        {t('money.needsTaxForm')}
      </Link>
    );
  }
  return (
    <>
      <DateTime value={payout.at} only="date" />
      {payout.waitsFor === 'threshold' && <> · {t('money.threshold', { amount: money(payout.thresholdCents) })}</>}
      {payout.waitsFor === 'hold' && <> · {t('money.hold')}</>}
    </>
  );
}
