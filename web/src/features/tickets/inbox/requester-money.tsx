import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/language.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { type Requester, requesterBalanceQuery, requesterEarningsQuery } from './api.ts';
import { inboxMessages } from './messages.ts';

export function RequesterMoney({ account, panel }: Requester) {
  return panel === 'publisher' ? <Earnings account={account} /> : <Balance account={account} />;
}

function Earnings({ account }: { account: string }) {
  const t = useTexts(inboxMessages);
  const { data, error, refetch } = useQuery(requesterEarningsQuery(account));
  if (!data) return <NoMoney error={error} onRetry={() => void refetch()} />;
  return (
    <dl className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-3">
      <Fact label={t('held')}>
        <Money cents={data.heldCents} />
      </Fact>
      <Fact label={t('payable')}>
        <Money cents={data.payableCents} />
      </Fact>
      <Fact label={t('nextPayout')} className="col-span-2">
        <Money cents={data.nextPayout.amountCents} /> · <DateTime value={data.nextPayout.at} />
      </Fact>
    </dl>
  );
}

function Balance({ account }: { account: string }) {
  const t = useTexts(inboxMessages);
  const { data, error, refetch } = useQuery(requesterBalanceQuery(account));
  if (!data) return <NoMoney error={error} onRetry={() => void refetch()} />;
  return (
    <dl className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-3">
      <Fact label={t('balance')}>
        <Money cents={data.balanceCents} />
      </Fact>
      <Fact label={t('reserved')}>
        <Money cents={data.reservedCents} />
      </Fact>
      <Fact label={t('spent')} className="col-span-2">
        <Money cents={data.spentThisMonthCents} />
      </Fact>
    </dl>
  );
}

function NoMoney({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const t = useTexts(inboxMessages);
  if (error) return <ErrorState message={t('moneyFailed')} onRetry={onRetry} />;
  return <Skeleton className="h-16 w-full" />;
}
