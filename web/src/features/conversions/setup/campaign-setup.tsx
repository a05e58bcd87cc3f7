import type { IssuedPostbackToken, PostbackSetup } from '@callstead/contract/conversions/postbacks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingLine } from '../../../ui/feedback/loading-line.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type ConversionScope, setupQuery } from '../shared/api.ts';
import { AddressCard } from './address-card.tsx';
import { setupMessages } from './messages.ts';
import { Parameters } from './parameters.tsx';
import { TestCard } from './test-card.tsx';
import { TokenCard } from './token-card.tsx';

/** From nothing to a proven postback, in three steps. */
export function CampaignSetup({ id, scope }: { id: string; scope: ConversionScope }) {
  const t = useTexts(setupMessages);
  const errorText = useErrorText();
  const [issued, setIssued] = useState<IssuedPostbackToken | null>(null);
  const query = useQuery(setupQuery(id, scope.language));
  if (query.isPending) return <LoadingLine>{t('loading')}</LoadingLine>;
  if (!query.data) {
    const message = t('loadFailed', { message: errorText(query.error) });
    return (
      <Card>
        <ErrorState message={message} onRetry={() => void query.refetch()} />
      </Card>
    );
  }
  return (
    <>
      <Charged setup={query.data} />
      <TokenCard id={id} setup={query.data} issued={issued} onIssued={setIssued} scope={scope} />
      <AddressCard setup={query.data} issued={issued} />
      <TestCard id={id} scope={scope} />
      <Parameters />
    </>
  );
}

function Charged({ setup: { isPaidByConversion, needsAmount, lookBackDays } }: { setup: PostbackSetup }) {
  const t = useTexts(setupMessages);
  return (
    <Banner tone={isPaidByConversion ? 'success' : 'info'}>
      {t(isPaidByConversion ? 'paid' : 'unpaid')} {needsAmount && t('needsAmount')}{' '}
      {t('lookBack', { days: lookBackDays })}
    </Banner>
  );
}
