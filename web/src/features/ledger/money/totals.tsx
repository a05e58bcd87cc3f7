import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { StatCard } from '../../../ui/chart/stat-card.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Period } from '../../../ui/period/use-period.ts';
import { totalsQuery } from './api.ts';
import { ledgerMessages } from './messages.ts';

const OF_PERIOD = ['revenue', 'received', 'paidOut', 'adjustments'] as const;
const NOW = ['owedToAdvertisers', 'owedToPublishers'] as const;

/** What the network's own accounts took in the period, and what it owes right now. */
export function Totals({ period }: { period: Period }) {
  const t = useTexts(ledgerMessages);
  const errorText = useErrorText();
  const money = useMoney();
  const { from, to, zone } = period;
  const totals = useQuery({ ...totalsQuery({ from, to }), enabled: zone !== null });
  if (totals.isError && !totals.data) {
    const message = t('totals.failed', { message: errorText(totals.error) });
    return (
      <Card>
        <ErrorState message={message} onRetry={() => void totals.refetch()} />
      </Card>
    );
  }
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-3 xl:grid-cols-6">
      {[...OF_PERIOD, ...NOW].map((figure, index) => {
        const cents = totals.data?.[`${figure}Cents`];
        if (cents === undefined) return <Skeleton key={figure} className="h-24 w-full" />;
        return (
          <StatCard
            key={figure}
            label={t(`totals.${figure}`)}
            value={<span className="text-20">{money(cents)}</span>}
            money={figure === 'revenue'}
            index={index}
          />
        );
      })}
    </div>
  );
}
