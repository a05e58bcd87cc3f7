import { useInfiniteQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useCampaignColumns } from '../review/campaign-columns.tsx';
import { campaignReviewMessages } from '../review/messages.ts';
import { campaignListQuery } from '../shared/api.ts';

/** What one advertiser buys, in whatever state. */
export function AdvertiserCampaigns({ advertiserId }: { advertiserId: string }) {
  const t = useTexts(campaignReviewMessages);
  const errorText = useErrorText();
  const list = useInfiniteQuery(campaignListQuery('admin', { account: advertiserId }));
  const columns = useCampaignColumns().filter(({ id }) => id !== 'advertiser');
  const errorMessage = t('loadFailed', { message: errorText(list.error) });
  return (
    <div className="grid min-w-0 gap-3">
      <DataTable
        query={{ ...list, data: list.data?.pages.flatMap((page) => page.data) }}
        columns={columns}
        rowKey={(campaign) => campaign.id}
        caption={t('caption')}
        empty={<EmptyState message={t('none')} />}
        errorMessage={errorMessage}
      />
      <LoadMore list={list} errorMessage={errorMessage} />
    </div>
  );
}
