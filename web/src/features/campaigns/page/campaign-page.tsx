import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import { paths } from '@callstead/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import { Link, useNavigate, useParams } from 'react-router';
import { isRefusal } from '../../../api/refusal.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { useIsShut } from '../../../session/use-is-shut.ts';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { Icon } from '../../../ui/brand/icon.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { CampaignButtons } from '../advertiser/campaign-buttons.tsx';
import { useCampaignActions } from '../advertiser/use-campaign-actions.tsx';
import { campaignQuery } from '../shared/api.ts';
import { CampaignStatusBadge } from '../shared/campaign-status-badge.tsx';
import { CampaignsRestricted } from '../shared/campaigns-restricted.tsx';
import { RetentionLine, TermsSheet } from '../shared/terms-sheet.tsx';
import { type CampaignParts, CampaignTabs } from './campaign-tabs.tsx';
import { campaignPageMessages } from './messages.ts';

/** One campaign as its advertiser works with it. */
export function CampaignPage({ parts }: { parts: CampaignParts }) {
  const t = useTexts(campaignPageMessages);
  const { profile } = useAuth();
  const keepAccount = useKeepAccount();
  const isShut = useIsShut('campaign.list');
  return (
    <>
      <title>{t('pageTitle')}</title>
      <Link
        to={keepAccount(paths.advertiser.campaigns())}
        className="inline-flex items-center gap-2 justify-self-start rounded text-14 text-muted hover:text-text"
      >
        <Icon of={ArrowLeft} />
        {t('back')}
      </Link>
      {profile && isShut ? (
        <>
          <h1 className="text-28">{t('title')}</h1>
          <CampaignsRestricted profile={profile} />
        </>
      ) : (
        <Loaded parts={parts} />
      )}
    </>
  );
}

function Loaded({ parts }: { parts: CampaignParts }) {
  const t = useTexts(campaignPageMessages);
  const errorText = useErrorText();
  const { id = '' } = useParams();
  const query = useQuery(campaignQuery(id));
  if (query.data) return <Whole campaign={query.data} parts={parts} />;
  const isGone = isRefusal(query.error, 'not_found') || isRefusal(query.error, 'validation_failed');
  return (
    <>
      <h1 className="text-28">{t('title')}</h1>
      {query.isPending ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <Card>
          {isGone ? (
            <EmptyState message={t('gone')} />
          ) : (
            <ErrorState
              message={t('failed', { message: errorText(query.error) })}
              onRetry={() => void query.refetch()}
            />
          )}
        </Card>
      )}
    </>
  );
}

function Whole({ campaign, parts }: { campaign: Campaign; parts: CampaignParts }) {
  const t = useTexts(campaignPageMessages);
  const terms = (
    <Card title={t(`engineSees.${campaign.type}`)}>
      <TermsSheet campaign={campaign}>
        <RetentionLine personalDataDays={campaign.personalDataDays} />
      </TermsSheet>
    </Card>
  );
  return (
    <>
      <Heading campaign={campaign} />
      {campaign.returnedReason && (
        <Banner tone="warning" title={t('returned')}>
          {campaign.returnedReason}
        </Banner>
      )}
      <CampaignTabs campaign={campaign} parts={parts} terms={terms} />
    </>
  );
}

function Heading({ campaign }: { campaign: Campaign }) {
  const t = useTexts(campaignPageMessages);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const keepAccount = useKeepAccount();
  const { actions, dialogs } = useCampaignActions(() => void navigate(keepAccount(paths.advertiser.campaigns())));
  const { title } = campaign.texts[language];
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="break-words text-28">{title}</h1>
        <CampaignStatusBadge status={campaign.status} />
      </div>
      <p className="text-14 text-muted">
        <span className="font-mono">{campaign.publicId}</span> · {t('version', { version: String(campaign.version) })}
      </p>
      <div className="-ml-2">
        <CampaignButtons campaign={campaign} title={title} actions={actions} />
      </div>
      {dialogs}
    </header>
  );
}
