import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import { paths } from '@callstead/contract/paths';
import { isPaidByConversion } from '@callstead/domain/pricing/price-conversion';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingLine } from '../../../ui/feedback/loading-line.tsx';
import { SearchSelectField } from '../../../ui/form/search-select-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type ConversionScope, setupCampaignsQuery } from '../shared/api.ts';
import { CampaignSetup } from './campaign-setup.tsx';
import { setupMessages } from './messages.ts';

/** Of which campaign: the one in the address, else the first that is charged by conversion. */
export function Setup({ scope }: { scope: ConversionScope }) {
  const t = useTexts(setupMessages);
  const errorText = useErrorText();
  const campaigns = useQuery(setupCampaignsQuery(scope.account));
  if (campaigns.isPending) return <LoadingLine>{t('loading')}</LoadingLine>;
  if (!campaigns.data) {
    const message = t('loadFailed', { message: errorText(campaigns.error) });
    return (
      <Card>
        <ErrorState message={message} onRetry={() => void campaigns.refetch()} />
      </Card>
    );
  }
  const living = campaigns.data.filter(({ status }) => status !== 'archived');
  const isCharged = (campaign: Campaign) => isPaidByConversion(campaign.terms.pricing);
  const sorted = living.toSorted((a, b) => Number(isCharged(b)) - Number(isCharged(a)));
  return <Chosen campaigns={sorted} scope={scope} />;
}

function Chosen({ campaigns, scope }: { campaigns: readonly Campaign[]; scope: ConversionScope }) {
  const t = useTexts(setupMessages);
  const { language } = useLanguage();
  const [params, setParams] = useSearchParams();
  const id = params.get('for') ?? campaigns[0]?.id;
  const choose = (chosen: string) => {
    const next = new URLSearchParams(params);
    next.set('for', chosen);
    setParams(next, { preventScrollReset: true });
  };
  if (!id) return <NoCampaigns scope={scope} />;
  const nameOf = ({ texts, publicId }: Campaign) => `${texts[language].title} (${publicId})`;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <SearchSelectField
        label={t('campaign')}
        options={campaigns.map((campaign) => ({ value: campaign.id, label: nameOf(campaign) }))}
        value={id}
        onChange={choose}
      />
      <CampaignSetup key={id} id={id} scope={scope} />
    </div>
  );
}

function NoCampaigns({ scope }: { scope: ConversionScope }) {
  const t = useTexts(setupMessages);
  const create = (
    <ButtonLink to={paths.advertiser.createCampaign({ account: scope.account })} variant="secondary" size="sm">
      {t('createCampaign')}
    </ButtonLink>
  );
  return (
    <Card>
      <EmptyState message={t('noCampaigns')} action={create} />
    </Card>
  );
}
