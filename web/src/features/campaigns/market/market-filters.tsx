import { MARKET_CATEGORIES } from '@callstead/domain/campaigns/categories';
import { Form } from 'react-router';
import { useByLabel } from '../../../i18n/by-label.ts';
import { categoryMessages } from '../../../i18n/category-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { useOfferFilters } from '../shared/use-offer-filters.ts';
import { marketMessages } from './messages.ts';

/** A plain form underneath: it searches even where no script runs. */
export function MarketFilters({ filters }: { filters: ReturnType<typeof useOfferFilters> }) {
  const t = useTexts(marketMessages);
  const names = useTexts(categoryMessages);
  const byLabel = useByLabel();
  const options = [
    { value: '', label: t('allCategories') },
    ...byLabel(MARKET_CATEGORIES.map((category) => ({ value: category, label: names(`category.${category}`) }))),
  ];
  return (
    <Form
      role="search"
      className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_16rem]"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        type="search"
        name="search"
        required={false}
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={filters.search}
        onChange={(event) => filters.setSearch(event.target.value)}
        maxLength={100}
      />
      <NativeSelect
        name="category"
        label={t('category')}
        options={options}
        value={filters.category ?? ''}
        onChange={(value) => filters.choose({ category: MARKET_CATEGORIES.find((category) => category === value) })}
      />
      <noscript>
        <button type="submit" className="rounded border border-strong px-4 py-2">
          {t('submit')}
        </button>
      </noscript>
    </Form>
  );
}
