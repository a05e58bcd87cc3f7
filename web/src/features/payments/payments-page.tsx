import { useQuery } from '@tanstack/react-query';
import { useChosenAccount } from '../../account-picker/use-chosen-account.ts';
import { useAuth } from '../../auth/auth.tsx';
import { useErrorText } from '../../i18n/error-text.ts';
import { useTexts } from '../../i18n/language.tsx';
import { paymentsMessages } from '../../i18n/payments-messages.ts';
import { PickAccount } from '../../money/pick-account.tsx';
import { StatementSection } from '../../money/statement-section.tsx';
import { useMoneyNews } from '../../money/use-money-news.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { earningsQuery } from './api.ts';
import { EarningsRibbon } from './earnings-ribbon.tsx';

export default function PaymentsPage() {
  const t = useTexts(paymentsMessages);
  const { profile } = useAuth();
  const account = useChosenAccount();
  const mustPick = profile?.userType === 'admin' && !account;
  return (
    <>
      <title>{t('pageTitle')}</title>
      <header className="grid gap-1">
        <h1 className="text-28">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('intro')}</p>
      </header>
      {mustPick ? <PickAccount /> : <Payments key={account ?? ''} account={account} />}
    </>
  );
}

function Payments({ account }: { account: string | undefined }) {
  useMoneyNews();
  return (
    <>
      <Earnings account={account} />
      <StatementSection kind="earnings" account={account} />
    </>
  );
}

function Earnings({ account }: { account: string | undefined }) {
  const t = useTexts(paymentsMessages);
  const errorText = useErrorText();
  const earnings = useQuery(earningsQuery(account));
  if (earnings.isPending) return <Skeleton className="h-44 w-full" />;
  if (earnings.data) return <EarningsRibbon earnings={earnings.data} />;
  return (
    <Card>
      <ErrorState
        message={t('failed', { message: errorText(earnings.error) })}
        onRetry={() => void earnings.refetch()}
      />
    </Card>
  );
}
