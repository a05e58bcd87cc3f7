import { can } from '@callstead/domain/policy';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { useIsShut } from '../../../session/use-is-shut.ts';
import { useHolder } from '../../../session/use-viewed-account.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { CampaignsRestricted } from '../shared/campaigns-restricted.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { campaignFormMessages } from './messages.ts';
import { useCampaignForm } from './use-campaign-form.ts';

export default function CreateCampaignPage() {
  const t = useTexts(campaignFormMessages);
  const { profile } = useAuth();
  const isAdmin = can(useActor(), 'campaign.edit-any');
  const isShut = useIsShut('campaign.create');
  const needsAccount = useHolder() === undefined;
  return (
    <>
      <title>{t('createPageTitle')}</title>
      <header className="grid gap-1">
        <h1 className="text-28">{t('createTitle')}</h1>
        {!isShut && <p className="text-muted">{t('createLead')}</p>}
      </header>
      {profile && isShut && <CampaignsRestricted profile={profile} />}
      {profile && needsAccount && (
        <Card>
          <EmptyState message={t('chooseAdvertiser')} hint={t('chooseAdvertiserHint')} />
        </Card>
      )}
      {profile && !isShut && !needsAccount && <NewCampaign isAdmin={isAdmin} />}
    </>
  );
}

function NewCampaign({ isAdmin }: { isAdmin: boolean }) {
  const state = useCampaignForm(undefined);
  return <CampaignForm state={state} isAdmin={isAdmin} onReload={() => undefined} />;
}
