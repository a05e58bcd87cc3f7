import { useInfiniteQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingLine } from '../../../ui/feedback/loading-line.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { deliveryLogQuery } from './api.ts';
import { DeliveryRows } from './delivery-rows.tsx';
import { deliveryMessages } from './messages.ts';

/** What went out for a campaign, samples among them. */
export function DeliveryLog({ campaignId }: { campaignId: string }) {
  const t = useTexts(deliveryMessages);
  const errorText = useErrorText();
  const list = useInfiniteQuery(deliveryLogQuery(campaignId));
  const rows = list.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Card title={t('log')}>
      {list.isPending && <LoadingLine>{t('loading')}</LoadingLine>}
      {list.isError && !list.data && (
        <ErrorState message={t('loadFailed', { message: errorText(list.error) })} onRetry={() => void list.refetch()} />
      )}
      {list.data && rows.length === 0 && <EmptyState message={t('empty')} />}
      {rows.length > 0 && <DeliveryRows label={t('log')} deliveries={rows} namesLeads />}
      <LoadMore list={list} />
    </Card>
  );
}
