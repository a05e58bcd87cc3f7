import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { earningsQuery } from '../payments/api.ts';
import { EarningsRibbon } from '../payments/earnings-ribbon.tsx';
import { paymentsMessages } from '../payments/messages.ts';
import { PayoutList } from '../payments/payout-list.tsx';
import { TermsCard } from '../terms/terms-card.tsx';

/** What the network owes one publisher, when it pays, and what it paid. */
export function PublisherMoney({ account }: { account: string }) {
  return (
    <>
      <Owed account={account} />
      <TermsCard account={account} />
      <PayoutList account={account} />
    </>
  );
}

function Owed({ account }: { account: string }) {
  const t = useTexts(paymentsMessages);
  const errorText = useErrorText();
  const earnings = useQuery(earningsQuery(account));
  if (earnings.data) return <EarningsRibbon earnings={earnings.data} />;
  if (earnings.isPending) return <Skeleton className="h-44 w-full" />;
  return (
    <Card>
      <ErrorState
        message={t('failed', { message: errorText(earnings.error) })}
        onRetry={() => void earnings.refetch()}
      />
    </Card>
  );
}
