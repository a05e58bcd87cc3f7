import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import { paths } from '@callstead/contract/paths';
import { OFFERED } from '@callstead/domain/offered';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ClipboardList, ExternalLink, Forward, History, Images, Pencil } from 'lucide';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { isRefusal } from '../../../api/refusal.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type CampaignParts, CampaignTabs } from '../page/campaign-tabs.tsx';
import { campaignQuery } from '../shared/api.ts';
import { CampaignStatusBadge } from '../shared/campaign-status-badge.tsx';
import { RetentionLine, TermsSheet } from '../shared/terms-sheet.tsx';
import { VersionsDialog } from '../shared/versions-dialog.tsx';
import { campaignReviewMessages } from './messages.ts';
import { PublicTexts } from './public-texts.tsx';
import { ReviewDecision } from './review-decision.tsx';
import { ShareForm } from './share-form.tsx';

/** `parts`: what else is known of a campaign, beside its terms and the decision about it. */
export function ReviewPage({ parts }: { parts: CampaignParts }) {
  const t = useTexts(campaignReviewMessages);
  return (
    <>
      <title>{t('reviewPageTitle')}</title>
      <Link
        to={paths.admin.campaigns()}
        className="inline-flex items-center gap-2 justify-self-start rounded text-14 text-muted hover:text-text"
      >
        <Icon of={ArrowLeft} />
        {t('back')}
      </Link>
      <Loaded parts={parts} />
    </>
  );
}

function Loaded({ parts }: { parts: CampaignParts }) {
  const t = useTexts(campaignReviewMessages);
  const errorText = useErrorText();
  const { id = '' } = useParams();
  const query = useQuery(campaignQuery(id));
  if (isRefusal(query.error, 'not_found')) {
    return (
      <>
        <h1 className="text-28">{t('reviewHeading')}</h1>
        <Card>
          <EmptyState message={t('gone')} />
        </Card>
      </>
    );
  }
  if (!query.data) {
    const message = t('loadFailed', { message: errorText(query.error) });
    return (
      <>
        <h1 className="text-28">{t('reviewHeading')}</h1>
        {query.isPending ? (
          <Skeleton className="h-96 w-full" />
        ) : (
          <Card>
            <ErrorState message={message} onRetry={() => void query.refetch()} />
          </Card>
        )}
      </>
    );
  }
  return (
    <>
      <Heading campaign={query.data} />
      <CampaignTabs campaign={query.data} parts={parts} terms={<Review campaign={query.data} />} />
    </>
  );
}

/** Everything the public and the engine will see, and the decision beside it. */
function Review({ campaign }: { campaign: Campaign }) {
  const t = useTexts(campaignReviewMessages);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <Card title={t('publicSees')}>
          <PublicTexts campaign={campaign} />
        </Card>
        <Card title={t(`engineSees.${campaign.type}`)}>
          <TermsSheet campaign={campaign}>
            <RetentionLine personalDataDays={campaign.personalDataDays} />
          </TermsSheet>
        </Card>
      </div>
      <div className="grid gap-4 max-lg:order-first lg:sticky lg:top-20">
        <ReviewDecision campaign={campaign} />
        <ShareForm key={campaign.version} campaign={campaign} />
      </div>
    </div>
  );
}

function Heading({ campaign }: { campaign: Campaign }) {
  const t = useTexts(campaignReviewMessages);
  const { language } = useLanguage();
  const [showsVersions, setShowsVersions] = useState(false);
  const { title } = campaign.texts[language];
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="break-words text-28">{title}</h1>
        <CampaignStatusBadge status={campaign.status} />
      </div>
      <p className="text-14 text-muted">
        <span className="font-mono">{campaign.publicId}</span> · {campaign.advertiser.name} ·{' '}
        {t('version', { version: String(campaign.version) })}
      </p>
      <div className="flex flex-wrap gap-2">
        {campaign.status !== 'archived' && (
          <ButtonLink to={paths.admin.editCampaign(campaign.id)} variant="secondary" size="sm" icon={Pencil}>
            {t('edit')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.admin.materials(campaign.id)} variant="secondary" size="sm" icon={Images}>
          {t('materials')}
        </ButtonLink>
        {OFFERED.leads && campaign.type === 'lead' && (
          <ButtonLink to={paths.admin.leadDelivery(campaign.id)} variant="secondary" size="sm" icon={Forward}>
            {t('delivery')}
          </ButtonLink>
        )}
        {campaign.type === 'lead' && OFFERED.leads && (
          <ButtonLink to={paths.admin.leadForm(campaign.id)} variant="secondary" size="sm" icon={ClipboardList}>
            {t('leadForm')}
          </ButtonLink>
        )}
        <Button variant="secondary" size="sm" icon={History} onClick={() => setShowsVersions(true)}>
          {t('versions')}
        </Button>
        {campaign.status === 'active' && (
          <ButtonLink to={paths.offer(campaign.publicId)} variant="ghost" size="sm" icon={ExternalLink}>
            {t('publicPage')}
          </ButtonLink>
        )}
      </div>
      {showsVersions && <VersionsDialog campaign={campaign} title={title} onClose={() => setShowsVersions(false)} />}
    </header>
  );
}
