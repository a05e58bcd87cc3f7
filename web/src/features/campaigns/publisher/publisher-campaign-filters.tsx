import { PublisherCampaignsQuery } from '@callstead/contract/applications';
import { CATEGORIES } from '@callstead/domain/campaigns/categories';
import { useByLabel } from '../../../i18n/by-label.ts';
import { categoryMessages } from '../../../i18n/category-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import { publisherCampaignsMessages } from './messages.ts';

const Filter = PublisherCampaignsQuery.pick({ search: true, category: true });

export const PUBLISHER_LIST: ListDescription<Pick<PublisherCampaignsQuery, 'search' | 'category'>> = {
  read: (params) => Filter.parse(Object.fromEntries(params)),
  filters: ['search', 'category'],
};

export function PublisherCampaignFilters({ address }: { address: ListAddress }) {
  const t = useTexts(publisherCampaignsMessages);
  const names = useTexts(categoryMessages);
  const categories = useByLabel()(CATEGORIES.map((value) => ({ value, label: names(`category.${value}`) })));
  return (
    <FilterBar
      address={address}
      search={{ label: t('search'), hint: t('searchHint'), maxLength: 100 }}
      choices={[{ name: 'category', label: t('category'), any: t('allCategories'), options: categories }]}
    />
  );
}
