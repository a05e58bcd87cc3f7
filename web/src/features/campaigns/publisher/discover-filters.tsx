import { PublisherCampaignsQuery } from '@callstead/contract/applications';
import { CATALOGUE_SORTS } from '@callstead/domain/campaigns/catalogue-order';
import { CATEGORIES } from '@callstead/domain/campaigns/categories';
import { CAMPAIGN_TYPES } from '@callstead/domain/campaigns/terms';
import { US_STATE_NAMES, US_STATES } from '@callstead/domain/campaigns/us-states';
import { useByLabel } from '../../../i18n/by-label.ts';
import { categoryMessages } from '../../../i18n/category-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { FilterChoice } from '../../../ui/list/filter-choice.tsx';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import { offerMessages } from '../shared/offer-messages.ts';
import { publisherCampaignsMessages } from './messages.ts';

const Asked = PublisherCampaignsQuery.pick({
  search: true,
  category: true,
  type: true,
  state: true,
  open: true,
  sort: true,
});
type Asked = Pick<PublisherCampaignsQuery, keyof typeof Asked.shape>;

export const DISCOVER_LIST: ListDescription<Asked> = {
  read: (params) => Asked.parse(Object.fromEntries(params)),
  filters: ['search', 'category', 'type', 'state', 'open'],
};

/** What publishers look for, and what they want to see first; all of it in the address. */
export function DiscoverFilters({ address }: { address: ListAddress }) {
  const t = useTexts(publisherCampaignsMessages);
  const names = useTexts(categoryMessages);
  const types = useTexts(offerMessages);
  const byLabel = useByLabel();
  const categories = byLabel(CATEGORIES.map((value) => ({ value, label: names(`category.${value}`) })));
  const states = byLabel(US_STATES.map((value) => ({ value, label: US_STATE_NAMES[value] })));
  const sorts = CATALOGUE_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }));
  return (
    <FilterBar
      address={address}
      search={{ label: t('search'), hint: t('searchHint'), maxLength: 100 }}
      choices={[
        { name: 'category', label: t('category'), any: t('allCategories'), options: categories },
        {
          name: 'type',
          label: t('type'),
          any: t('allTypes'),
          options: CAMPAIGN_TYPES.map((value) => ({ value, label: types(value) })),
        },
        { name: 'state', label: t('state'), any: t('allStates'), options: states },
        { name: 'open', label: t('hours'), any: t('anyHour'), options: [{ value: 'now', label: t('openNow') }] },
      ]}
    >
      <FilterChoice
        address={address}
        field={{ name: 'sort', label: t('sort'), any: t('sorts.none'), options: sorts }}
      />
    </FilterBar>
  );
}
