import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingLine } from '../../../ui/feedback/loading-line.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { waysQuery } from './api.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { deliveryMessages } from './messages.ts';
import { WaysEditor } from './ways-editor.tsx';

/** How the leads of one campaign are delivered, for its advertiser and for admins. */
export default function DeliveryPage() {
  const t = useTexts(deliveryMessages);
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const errorText = useErrorText();
  const query = useQuery(waysQuery(id));
  const intro = query.data && t('intro', { campaign: query.data.campaign.titles[language] });
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={intro} />
      {query.isPending && <LoadingLine>{t('loading')}</LoadingLine>}
      {query.isError && !query.data && (
        <Card>
          <ErrorState
            message={t('loadFailed', { message: errorText(query.error) })}
            onRetry={() => void query.refetch()}
          />
        </Card>
      )}
      {query.data && (
        <>
          <Banner tone="info">{t(`counted.${query.data.countedWhen}`)}</Banner>
          <WaysEditor setup={query.data} />
          <DeliveryLog campaignId={id} />
        </>
      )}
    </>
  );
}
