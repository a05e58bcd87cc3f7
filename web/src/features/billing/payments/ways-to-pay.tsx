import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { fundingQuery } from './api.ts';
import { fundingMessages } from './messages.ts';
import { MethodsCard } from './methods-card.tsx';
import { RechargeCard } from './recharge-card.tsx';

/** What the gateway offers; nothing where the network has none. */
export function WaysToPay({ account }: { account: string | undefined }) {
  const t = useTexts(fundingMessages);
  const errorText = useErrorText();
  const funding = useQuery(fundingQuery(account));
  if (funding.isPending)
    return (
      <div className="grid gap-3 lg:grid-cols-2">
        <Coming className="h-48 w-full" />
        <Coming className="h-48 w-full" />
      </div>
    );
  if (!funding.data) {
    const message = t('failed', { message: errorText(funding.error) });
    return (
      <Card title={t('methods.title')}>
        <ErrorState message={message} onRetry={() => void funding.refetch()} />
      </Card>
    );
  }
  if (!funding.data.isOffered) return null;
  return (
    <div className="grid min-w-0 gap-3 lg:grid-cols-2">
      <MethodsCard funding={funding.data} />
      <RechargeCard funding={funding.data} />
    </div>
  );
}
