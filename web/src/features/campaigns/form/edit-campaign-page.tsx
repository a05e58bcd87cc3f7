import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import { can } from '@callstead/domain/policy';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { useIsShut } from '../../../session/use-is-shut.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { campaignQuery } from '../shared/api.ts';
import { CampaignStatusBadge } from '../shared/campaign-status-badge.tsx';
import { CampaignsRestricted } from '../shared/campaigns-restricted.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { campaignFormMessages } from './messages.ts';
import { useCampaignForm } from './use-campaign-form.ts';

export default function EditCampaignPage() {
  const t = useTexts(campaignFormMessages);
  const { profile } = useAuth();
  const isShut = useIsShut('campaign.list');
  return (
    <>
      <title>{t('editPageTitle')}</title>
      {isShut && <h1 className="text-28">{t('editTitle')}</h1>}
      {profile && isShut ? <CampaignsRestricted profile={profile} /> : <Loaded />}
    </>
  );
}

function Loaded() {
  const t = useTexts(campaignFormMessages);
  const errorText = useErrorText();
  const { id = '' } = useParams();
  const query = useQuery(campaignQuery(id));
  if (query.isPending) {
    return (
      <>
        <h1 className="text-28">{t('editTitle')}</h1>
        <Skeleton className="h-96 w-full" />
      </>
    );
  }
  if (!query.data) {
    const isGone = query.error instanceof ApiError && query.error.code === 'not_found';
    const message = isGone ? errorText(query.error) : t('loadFailed', { message: errorText(query.error) });
    return (
      <Card>
        <ErrorState message={message} onRetry={() => void query.refetch()} />
      </Card>
    );
  }
  return <Editor latest={query.data} onReload={async () => (await query.refetch()).data} />;
}

type EditorProps = { latest: Campaign; onReload: () => Promise<Campaign | undefined> };

/** What somebody is editing does not change under their hands: news from elsewhere wait until they ask for it. */
function Editor({ latest, onReload }: EditorProps) {
  const [opened, setOpened] = useState(latest);
  const reload = async () => setOpened((await onReload()) ?? opened);
  return <Editing key={opened.version} campaign={opened} onReload={() => void reload()} />;
}

function Editing({ campaign, onReload }: { campaign: Campaign; onReload: () => void }) {
  const t = useTexts(campaignFormMessages);
  const isAdmin = can(useActor(), 'campaign.edit-any');
  const state = useCampaignForm(campaign);
  if (campaign.status === 'archived') {
    return (
      <Card>
        <EmptyState message={t('archived')} />
      </Card>
    );
  }
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-28">{t('editTitle')}</h1>
        <CampaignStatusBadge status={campaign.status} />
        <span className="font-mono text-13 text-muted">{campaign.publicId}</span>
        <span className="text-13 text-muted">{t('version', { version: String(campaign.version) })}</span>
      </header>
      <CampaignForm state={state} isAdmin={isAdmin} onReload={onReload} />
    </>
  );
}
