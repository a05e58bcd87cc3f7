import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import { paths } from '@callstead/contract/paths';
import { categoryName } from '@callstead/domain/campaigns/category-names';
import { payoutText } from '@callstead/domain/campaigns/payout-text';
import { Link, useSearchParams } from 'react-router';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { CampaignStatusBadge } from '../shared/campaign-status-badge.tsx';
import { campaignReviewMessages } from './messages.ts';

export function useCampaignColumns(): Column<Campaign>[] {
  const t = useTexts(campaignReviewMessages);
  const { language, currency } = useLanguage();
  return [
    {
      id: 'campaign',
      header: t('campaign'),
      cell: (campaign) => <Name campaign={campaign} />,
    },
    { id: 'status', header: t('status'), cell: ({ status }) => <CampaignStatusBadge status={status} /> },
    { id: 'advertiser', header: t('advertiser'), cell: (campaign) => <Advertiser campaign={campaign} /> },
    {
      id: 'price',
      header: t('price'),
      align: 'right',
      cell: ({ terms, type }) => (
        <span className="whitespace-nowrap">{payoutText(terms.pricing, type, language, currency)}</span>
      ),
    },
    {
      id: 'share',
      header: t('share'),
      align: 'right',
      cell: ({ terms }) => `${terms.publisherShareBasisPoints / 100}%`,
    },
    {
      id: 'since',
      header: t('since'),
      cell: ({ submittedAt, updatedAt }) => <DateTime only="date" value={submittedAt ?? updatedAt} />,
    },
    {
      id: 'actions',
      header: t('actions'),
      cell: (campaign) => <Review campaign={campaign} />,
    },
  ];
}

function Name({ campaign }: { campaign: Campaign }) {
  const { language } = useLanguage();
  return (
    <div className="min-w-32 sm:min-w-56">
      <Link to={paths.admin.campaign(campaign.id)} className="font-medium hover:underline">
        {campaign.texts[language].title}
      </Link>
      <p className="text-12 text-muted">
        <span className="font-mono">{campaign.publicId}</span> · {categoryName(campaign.category, language)}
      </p>
    </div>
  );
}

/** The name filters the list by whose it is. */
function Advertiser({ campaign }: { campaign: Campaign }) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set('account', campaign.advertiser.id);
  return (
    <Link to={`?${next}`} className="whitespace-nowrap underline underline-offset-4 hover:text-primary">
      {campaign.advertiser.name}
    </Link>
  );
}

function Review({ campaign }: { campaign: Campaign }) {
  const t = useTexts(campaignReviewMessages);
  const { language } = useLanguage();
  const waits = campaign.status === 'pending_review';
  const { title } = campaign.texts[language];
  return (
    <ButtonLink
      to={paths.admin.campaign(campaign.id)}
      variant={waits ? 'primary' : 'ghost'}
      size="sm"
      aria-label={t(waits ? 'reviewOf' : 'openOf', { title })}
    >
      {t(waits ? 'review' : 'open')}
    </ButtonLink>
  );
}
