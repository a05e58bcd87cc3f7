import { CATEGORIES, type Category } from '@callstead/domain/campaigns/categories';
import { categoryMessages } from '../../../i18n/category-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { useOfferFilters } from '../shared/use-offer-filters.ts';
import { publisherCampaignsMessages } from './messages.ts';

/** A select cannot hold an empty value. */
const ALL = 'all';

export function CampaignFilters({ filters }: { filters: ReturnType<typeof useOfferFilters> }) {
  const t = useTexts(publisherCampaignsMessages);
  const names = useTexts(categoryMessages);
  const options = [
    { value: ALL, label: t('allCategories') },
    ...CATEGORIES.map((category) => ({ value: category, label: names(`category.${category}`) })),
  ];
  return (
    <search className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
      <TextField
        label={t('search')}
        type="search"
        required={false}
        maxLength={100}
        placeholder={t('searchHint')}
        value={filters.search}
        onChange={(event) => filters.setSearch(event.target.value)}
      />
      <SelectField
        label={t('category')}
        options={options}
        value={filters.category ?? ALL}
        onChange={(value) => filters.choose({ category: value === ALL ? undefined : (value as Category) })}
      />
    </search>
  );
}
