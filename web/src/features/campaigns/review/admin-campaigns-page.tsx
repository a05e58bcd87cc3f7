import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import { listCampaigns } from '@callstead/contract/v1/campaigns-endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { AsApiRequest } from '../../../ui/list/as-api-request.tsx';
import { GrownCount } from '../../../ui/list/grown-count.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { useListAddress } from '../../../ui/list/use-list-address.ts';
import { useSelection } from '../../../ui/list/use-selection.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { AdoptButton } from '../adopt/adopt-button.tsx';
import { campaignListQuery } from '../shared/api.ts';
import { useActivateCampaigns } from './api.ts';
import { useCampaignColumns } from './campaign-columns.tsx';
import { campaignReviewMessages } from './messages.ts';
import { REVIEW_LIST, ReviewFilters } from './review-filters.tsx';

const canBeActivated = ({ status }: Campaign) => status === 'draft' || status === 'pending_review';

export default function AdminCampaignsPage() {
  const t = useTexts(campaignReviewMessages);
  const errorText = useErrorText();
  const { language } = useLanguage();
  const address = useListAddress(REVIEW_LIST);
  const query = useInfiniteQuery(campaignListQuery('admin', address.asked));
  const campaigns = query.data?.pages.flatMap((page) => page.data);
  const errorMessage = t('loadFailed', { message: errorText(query.error) });
  const selection = useSelection(campaigns ?? [], { keyOf: ({ id }) => id, isSelectable: canBeActivated });
  const summary = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')}>
        <AdoptButton />
      </PageHeader>
      <ReviewFilters
        address={address}
        advertiser={address.asked.account ? campaigns?.[0]?.advertiser.name : undefined}
      />
      <div className="grid min-w-0 gap-3">
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
          <GrownCount ref={summary} list={query} words={(count) => t('count', { count })} />
          <div className="flex flex-wrap items-center gap-2">
            <ActivateChosen selection={selection} onDone={() => summary.current?.focus()} />
            <AsApiRequest endpoint={listCampaigns} query={address.asked} isIcon />
          </div>
        </div>
        <DataTable
          query={{ ...query, data: campaigns }}
          columns={useCampaignColumns()}
          rowKey={(campaign) => campaign.id}
          caption={t('caption')}
          selection={selection.named({
            labelOf: ({ texts }) => t('choose', { title: texts[language].title }),
            allLabel: t('chooseAll'),
          })}
          empty={<NothingFound address={address} message={t('empty')} />}
          errorMessage={errorMessage}
        />
        <LoadMore list={query} errorMessage={errorMessage} />
      </div>
    </>
  );
}

type ActivateChosenProps = { selection: { rows: readonly Campaign[]; clear: () => void }; onDone: () => void };

/** Adopts the drafts of the catalogue, or lets a whole queue pass. */
function ActivateChosen({ selection, onDone }: ActivateChosenProps) {
  const t = useTexts(campaignReviewMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const activate = useActivateCampaigns();
  const ids = selection.rows.map(({ id }) => id);
  if (ids.length === 0) return null;
  const start = () =>
    activate.mutate(ids, {
      onSuccess: ({ activated, skipped }) => {
        const description = skipped.length > 0 ? t('skipped', { count: skipped.length }) : undefined;
        toast({ title: t('activated', { count: activated.length }), description, tone: 'success' });
        selection.clear();
        onDone();
      },
      onError: (error) => toast({ title: t('error'), description: errorText(error), tone: 'danger' }),
    });
  return (
    <Button size="sm" busy={activate.isPending} onClick={start}>
      {activate.isPending ? t('activating') : t('activateChosen', { count: ids.length })}
    </Button>
  );
}
