import type { PublisherDashboard } from '@callstead/contract/dashboards';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useKeepAccount } from '../../account-picker/use-chosen-account.ts';
import { useMoney } from '../../calls/call-figures.tsx';
import { useTexts } from '../../i18n/language.tsx';
import { publisherDashboardMessages } from '../../i18n/publisher-dashboard-messages.ts';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Icon } from '../../ui/icon.tsx';

type Earnings = PublisherDashboard['earnings'];

/** When am I paid? Held → approved → next payout, with the threshold and the date. */
export function EarningsRibbon({ earnings }: { earnings: Earnings }) {
  const t = useTexts(publisherDashboardMessages);
  const { nextPayout, payingCents } = earnings;
  return (
    <Card title={t('money.title')}>
      <ol className="grid gap-4 sm:grid-cols-[1fr_auto_1fr_auto_1fr] sm:items-center">
        <Step label={t('money.held')} cents={earnings.heldCents}>
          {t('money.heldHint')}
        </Step>
        <Arrow />
        <Step label={t('money.approved')} cents={earnings.payableCents}>
          {t('money.approvedHint')}
        </Step>
        <Arrow />
        {nextPayout ? (
          <Step label={t('money.next')} cents={nextPayout.amountCents + payingCents}>
            <Next payout={nextPayout} />
          </Step>
        ) : (
          <Step label={t('money.paying')} cents={payingCents} />
        )}
      </ol>
    </Card>
  );
}

function Step({ label, cents, children }: { label: string; cents: number; children?: ReactNode }) {
  const money = useMoney();
  return (
    <li className="grid gap-0.5">
      <span className="font-medium text-12 text-muted">{label}</span>
      <span className="font-display font-semibold text-20 text-brass tabular-nums">{money(cents)}</span>
      <span className="text-13 text-muted">{children}</span>
    </li>
  );
}

function Arrow() {
  return (
    <li aria-hidden className="hidden text-muted sm:block">
      <Icon of={ArrowRight} size={20} />
    </li>
  );
}

function Next({ payout }: { payout: NonNullable<Earnings['nextPayout']> }) {
  const t = useTexts(publisherDashboardMessages);
  const money = useMoney();
  const keepAccount = useKeepAccount();
  if (payout.waitsFor === 'payment_method') {
    return (
      <Link to={keepAccount('/publisher-dashboard/account')} className="text-primary underline underline-offset-4">
        {t('money.needsMethod')}
      </Link>
    );
  }
  return (
    <>
      <DateTime value={payout.at} only="date" />
      {payout.waitsFor === 'threshold' && <> · {t('money.threshold', { amount: money(payout.thresholdCents) })}</>}
    </>
  );
}
