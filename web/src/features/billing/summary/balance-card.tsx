import type { BillingResponse } from '@callstead/contract/billing/statements';
import { paths } from '@callstead/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Plus } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { useMoneyNews } from '../../../live/use-money-news.ts';
import { useHolder, useKeepAccount, useViewedAccount } from '../../../session/use-viewed-account.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { useNow } from '../../../ui/hooks/use-now.ts';
import { fundingQuery } from '../payments/api.ts';
import { useMayPay } from '../payments/use-may-pay.ts';
import { billingQuery } from '../shared/api.ts';
import { balanceMessages } from './balance-messages.ts';

const AddFundsDialog = lazy(async () => ({
  default: (await import('../payments/add-funds-dialog.tsx')).AddFundsDialog,
}));

/** What is left to spend and how long that lasts; everybody together has no balance. */
export function BalanceCard() {
  const account = useViewedAccount();
  const holder = useHolder();
  return holder ? <Balance key={holder} account={account} /> : null;
}

function Balance({ account }: { account: string | undefined }) {
  const t = useTexts(balanceMessages);
  const errorText = useErrorText();
  const billing = useQuery(billingQuery(account));
  useMoneyNews();
  return (
    <section
      aria-label={t('title')}
      aria-busy={billing.isPending}
      className="grid min-h-28 content-center rounded border border-t-2 border-t-brass bg-surface p-4 max-sm:min-h-50"
    >
      {billing.data && <Filled billing={billing.data} account={account} />}
      {billing.isPending && <Skeleton className="h-18 w-full" />}
      {billing.isError && !billing.data && (
        <ErrorState
          message={t('failed', { message: errorText(billing.error) })}
          onRetry={() => void billing.refetch()}
        />
      )}
    </section>
  );
}

function Filled({ billing, account }: { billing: BillingResponse; account: string | undefined }) {
  const t = useTexts(balanceMessages);
  const money = useMoney();
  const keepAccount = useKeepAccount();
  const { balanceCents, reservedCents, isLow } = billing;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-medium text-12 text-muted">{t('title')}</h2>
        <div className={clsx('font-display font-semibold text-28 tabular-nums', isLow ? 'text-danger' : 'text-brass')}>
          {money(balanceCents)}
        </div>
        <p className={clsx('text-13', isLow ? 'font-medium text-danger' : 'text-muted')}>
          <TimeLeft billing={billing} />
          {reservedCents > 0 && <> · {t('reserved', { amount: money(reservedCents) })}</>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link to={keepAccount(paths.advertiser.billing())} className="py-1 text-13 text-primary hover:underline">
          {t('billing')}
        </Link>
        <TopUp account={account} isLow={isLow} />
      </div>
    </div>
  );
}

const HOUR_MS = 3_600_000;
const HOURS_ARE_READ = 72;
/** Further away than this, today says nothing. */
const MOST_DAYS = 30;

/** In hours while they can be counted, then in days. */
function TimeLeft({ billing }: { billing: BillingResponse }) {
  const t = useTexts(balanceMessages);
  const formats = useFormats();
  const now = useNow();
  const { runsOutAt, balanceCents, creditLimitCents, spentThisMonthCents } = billing;
  if (balanceCents + creditLimitCents <= 0) return t(spentThisMonthCents > 0 ? 'nothingLeft' : 'toBegin');
  if (!runsOutAt) return t('nothingSpent');
  if (!now) return '\u00a0';
  const hours = Math.max(0, Math.floor((Date.parse(runsOutAt) - now.getTime()) / HOUR_MS));
  if (hours === 0) return t('lessThanHour');
  if (hours <= HOURS_ARE_READ) return t('hours', { hours, text: formats.number(hours) });
  const days = Math.floor(hours / 24);
  return days > MOST_DAYS ? t('long') : t('days', { days, text: formats.number(days) });
}

/** By the gateway where there is one, else by a transfer, which is told on the billing page. */
function TopUp({ account, isLow }: { account: string | undefined; isLow: boolean }) {
  const t = useTexts(balanceMessages);
  const keepAccount = useKeepAccount();
  const mayPay = useMayPay();
  const { data: funding } = useQuery(fundingQuery(account));
  const [isOpen, setOpen] = useState(false);
  const variant = isLow ? 'signal' : 'primary';
  if (!mayPay) return null;
  if (!funding?.isOffered) {
    return (
      <ButtonLink to={keepAccount(paths.advertiser.billing())} variant={variant} icon={Plus}>
        {t('topUp')}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button variant={variant} icon={Plus} onClick={() => setOpen(true)}>
        {t('topUp')}
      </Button>
      {isOpen && (
        <Suspense>
          <AddFundsDialog open onClose={() => setOpen(false)} funding={funding} />
        </Suspense>
      )}
    </>
  );
}
