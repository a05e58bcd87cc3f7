import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useMoneyNews } from '../../../live/use-money-news.ts';
import { useAuth } from '../../../session/auth.tsx';
import { PickAccount } from '../../../session/pick-account.tsx';
import { useChosenAccount } from '../../../session/use-chosen-account.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { StatementSection } from '../../ledger/statement/statement-section.tsx';
import { earningsQuery } from './api.ts';
import { EarningsRibbon } from './earnings-ribbon.tsx';
import { paymentsMessages } from './messages.ts';

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
