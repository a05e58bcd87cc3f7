import { CampaignListQuery } from '@callstead/contract/campaigns/managed-campaigns';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { campaignListQuery } from '../shared/api.ts';
import { useActivateCampaigns } from './api.ts';
import { useCampaignColumns } from './campaign-columns.tsx';
import { CampaignFilters } from './campaign-filters.tsx';
import { campaignReviewMessages } from './messages.ts';
import { type Selection, useSelection } from './use-selection.ts';

export default function AdminCampaignsPage() {
  const t = useTexts(campaignReviewMessages);
  const errorText = useErrorText();
  const [params] = useSearchParams();
  const { search, status, category, account } = CampaignListQuery.parse(Object.fromEntries(params));
  const query = useInfiniteQuery(campaignListQuery('admin', { search, status, category, account }));
  const campaigns = query.data?.pages.flatMap((page) => page.campaigns);
  const selection = useSelection(campaigns ?? []);
  const columns = useCampaignColumns(selection);
  const summary = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <title>{t('pageTitle')}</title>
      <h1 className="text-28">{t('title')}</h1>
      <CampaignFilters advertiser={account ? campaigns?.[0]?.advertiser.name : undefined} />
      <div className="grid min-w-0 gap-3">
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
          <p ref={summary} role="status" tabIndex={-1} className="text-13 text-muted outline-none">
            {campaigns && t(query.hasNextPage ? 'countOrMore' : 'count', { count: campaigns.length })}
          </p>
          <ActivateChosen selection={selection} onDone={() => summary.current?.focus()} />
        </div>
        <DataTable
          query={{ ...query, data: campaigns }}
          columns={columns}
          rowKey={(campaign) => campaign.id}
          caption={t('caption')}
          empty={<Nothing />}
          errorMessage={t('loadFailed', { message: errorText(query.error) })}
        />
        {query.hasNextPage && (
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-center"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('more')}
          </Button>
        )}
      </div>
    </>
  );
}

function Nothing() {
  const t = useTexts(campaignReviewMessages);
  const clear = (
    <ButtonLink to="?" variant="secondary" size="sm">
      {t('clear')}
    </ButtonLink>
  );
  return <EmptyState message={t('empty')} action={clear} />;
}

/** Adopts the drafts of the catalogue, or lets a whole queue pass. */
function ActivateChosen({ selection, onDone }: { selection: Selection; onDone: () => void }) {
  const t = useTexts(campaignReviewMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const activate = useActivateCampaigns();
  if (selection.ids.length === 0) return null;
  const start = () =>
    activate.mutate(selection.ids, {
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
      {activate.isPending ? t('activating') : t('activateChosen', { count: selection.ids.length })}
    </Button>
  );
}
