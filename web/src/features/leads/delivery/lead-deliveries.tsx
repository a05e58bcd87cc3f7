import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingLine } from '../../../ui/feedback/loading-line.tsx';
import { deliveriesOfLeadQuery } from './api.ts';
import { DeliveryRows } from './delivery-rows.tsx';
import { deliveryMessages } from './messages.ts';

/** How one lead was delivered, try by try. Where an advertiser lets leads go is not its publisher's business. */
export function LeadDeliveries({ leadId }: { leadId: string }) {
  const t = useTexts(deliveryMessages);
  const errorText = useErrorText();
  const query = useQuery(deliveriesOfLeadQuery(leadId));
  if (query.isPending) return <LoadingLine>{t('loading')}</LoadingLine>;
  if (!query.data) {
    const message = t('loadFailed', { message: errorText(query.error) });
    return <ErrorState message={message} onRetry={() => void query.refetch()} />;
  }
  if (query.data.length === 0) return <p className="text-14 text-muted">{t('empty')}</p>;
  return <DeliveryRows label={t('log')} deliveries={query.data} />;
}
