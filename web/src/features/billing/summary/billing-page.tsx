import { can } from '@callstead/domain/policy';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useMoneyNews } from '../../../live/use-money-news.ts';
import { useAuth } from '../../../session/auth.tsx';
import { PickAccount } from '../../../session/pick-account.tsx';
import { RestrictedNotice } from '../../../session/restricted-notice.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { useHolder, useViewedAccount } from '../../../session/use-viewed-account.ts';
import { StatCard } from '../../../ui/chart/stat-card.tsx';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { BillingDetailsCard } from '../details/billing-details-card.tsx';
import { MethodNews } from '../payments/method-news.tsx';
import { PayButtons } from '../payments/pay-buttons.tsx';
import { PaymentList } from '../payments/payment-list.tsx';
import { PaymentNews } from '../payments/payment-news.tsx';
import { WaysToPay } from '../payments/ways-to-pay.tsx';
import { billingQuery } from '../shared/api.ts';
import { billingMessages } from '../shared/messages.ts';
import { useMonthName } from '../shared/use-month-name.ts';
import { TransferCard } from '../transfers/transfer-card.tsx';
import { Forecast } from './forecast.tsx';
import { Invoices } from './invoices.tsx';

type BillingPageProps = {
  /** Every movement of an account. */
  Statement: ComponentType<{ account: string | undefined }>;
};

export function BillingPage({ Statement }: BillingPageProps) {
  const t = useTexts(billingMessages);
  const { profile } = useAuth();
  const account = useViewedAccount();
  const holder = useHolder();
  const actor = useActor();
  const restricted = profile !== null && !can(actor, 'billing.read', profile);
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t('intro')}>
        {!restricted && holder && <PayButtons account={account} />}
      </PageHeader>
      {profile && restricted && <RestrictedNotice profile={profile} text={t('restricted')} />}
      {!restricted && holder && <Billing key={holder} account={account} Statement={Statement} />}
      {!restricted && profile && !holder && <PickAccount />}
    </>
  );
}

function Billing({ account, Statement }: BillingPageProps & { account: string | undefined }) {
  useMoneyNews();
  return (
    <>
      <PaymentNews />
      <MethodNews account={account} />
      <Figures account={account} />
      <WaysToPay account={account} />
      <TransferCard account={account} />
      <PaymentList account={account} />
      <Invoices account={account} />
      <BillingDetailsCard account={account} />
      <Statement account={account} />
    </>
  );
}

function Figures({ account }: { account: string | undefined }) {
  const t = useTexts(billingMessages);
  const errorText = useErrorText();
  const money = useMoney();
  const monthName = useMonthName();
  const billing = useQuery(billingQuery(account));
  if (billing.isPending) return <LoadingFigures />;
  if (!billing.data) {
    const message = t('failed', { message: errorText(billing.error) });
    return (
      <Card>
        <ErrorState message={message} onRetry={() => void billing.refetch()} />
      </Card>
    );
  }
  const { balanceCents, reservedCents, creditLimitCents, spentThisMonthCents, month } = billing.data;
  const figures = [
    { label: t('balance'), cents: balanceCents },
    { label: t('reserved'), cents: reservedCents },
    { label: t('spent', { month: monthName(month) }), cents: spentThisMonthCents },
    { label: t('creditLimit'), cents: creditLimitCents },
  ];
  return (
    <>
      <Forecast billing={billing.data} />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {figures.map(({ label, cents }, index) => (
          <StatCard key={label} label={label} value={money(cents)} money={index === 0} index={index} />
        ))}
      </div>
    </>
  );
}

function LoadingFigures() {
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="h-24 w-full" />
      ))}
      <Coming />
    </div>
  );
}
