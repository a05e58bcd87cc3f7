import { useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { isRestricted } from '../../../session/is-restricted.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { CampaignsRestricted } from '../shared/campaigns-restricted.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { campaignFormMessages } from './messages.ts';
import { useCampaignForm } from './use-campaign-form.ts';

export default function CreateCampaignPage() {
  const t = useTexts(campaignFormMessages);
  const { profile } = useAuth();
  const [params] = useSearchParams();
  const isAdmin = profile?.userType === 'admin';
  const needsAccount = isAdmin && !params.get('account');
  return (
    <>
      <title>{t('createPageTitle')}</title>
      <header className="grid gap-1">
        <h1 className="text-28">{t('createTitle')}</h1>
        {!isRestricted(profile) && <p className="text-muted">{t('createLead')}</p>}
      </header>
      {profile && isRestricted(profile) && <CampaignsRestricted profile={profile} />}
      {needsAccount && (
        <Card>
          <EmptyState message={t('chooseAdvertiser')} hint={t('chooseAdvertiserHint')} />
        </Card>
      )}
      {profile && !isRestricted(profile) && !needsAccount && <NewCampaign isAdmin={isAdmin} />}
    </>
  );
}

function NewCampaign({ isAdmin }: { isAdmin: boolean }) {
  const state = useCampaignForm(undefined);
  return <CampaignForm state={state} isAdmin={isAdmin} onReload={() => undefined} />;
}
