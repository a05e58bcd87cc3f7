import { CampaignListQuery } from '@callstead/contract/campaigns/managed-campaigns';
import { CATEGORIES } from '@callstead/domain/campaigns/categories';
import { categoryName } from '@callstead/domain/campaigns/category-names';
import { CAMPAIGN_STATUSES } from '@callstead/domain/campaigns/terms';
import { useByLabel } from '../../../i18n/by-label.ts';
import { campaignMessages } from '../../../i18n/campaign-messages.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import type { CampaignFilter } from '../shared/api.ts';
import { campaignReviewMessages } from './messages.ts';

const Filter = CampaignListQuery.pick({ search: true, status: true, category: true, account: true });

export const REVIEW_LIST: ListDescription<CampaignFilter> = {
  read: (params) => Filter.parse(Object.fromEntries(params)),
  filters: ['search', 'status', 'category', 'account'],
};

/** `advertiser` names the account the address holds. */
export function ReviewFilters({ address, advertiser }: { address: ListAddress; advertiser: string | undefined }) {
  const t = useTexts(campaignReviewMessages);
  const names = useTexts(campaignMessages);
  const { language } = useLanguage();
  const statuses = CAMPAIGN_STATUSES.map((value) => ({ value, label: names(`statuses.${value}`) }));
  const categories = useByLabel()(CATEGORIES.map((value) => ({ value, label: categoryName(value, language) })));
  const ofOne = { name: 'account', label: t('onlyOf', { advertiser: advertiser ?? '…' }) };
  return (
    <FilterBar
      address={address}
      search={{ label: t('search'), hint: t('searchHint'), maxLength: 100 }}
      choices={[
        { name: 'status', label: t('status'), any: t('anyStatus'), options: statuses },
        { name: 'category', label: t('category'), any: t('anyCategory'), options: categories },
      ]}
      narrowed={address.valueOf('account') ? [ofOne] : []}
    />
  );
}
