import { CATEGORIES, SUB_CATEGORIES } from '@callstead/domain/campaigns/categories';
import { Search } from 'lucide';
import { lazy, Suspense } from 'react';
import { Form } from 'react-router';
import { categoryMessages } from '../../../i18n/category-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { FilterChip } from '../../../ui/list/filter-chip.tsx';
import { CategoryIcon } from '../shared/category-icon.tsx';
import type { useOfferFilters } from '../shared/use-offer-filters.ts';
import { offersMessages } from './messages.ts';

type Filters = ReturnType<typeof useOfferFilters>;

const chips = () => import('./sub-category-chips.tsx');
// The server needs them at once; the browser when somebody chooses a category that has some.
const SubCategoryChips = import.meta.env.SSR
  ? (await chips()).SubCategoryChips
  : lazy(() => chips().then((module) => ({ default: module.SubCategoryChips })));

export function OfferFilters({ filters }: { filters: Filters }) {
  return (
    <div className="grid gap-4">
      <SearchBox filters={filters} />
      <CategoryChips filters={filters} />
      {filters.category && SUB_CATEGORIES[filters.category].length > 0 && (
        <Suspense fallback={null}>
          <SubCategoryChips filters={filters} category={filters.category} />
        </Suspense>
      )}
    </div>
  );
}

/** A plain form underneath: Enter searches even before any script has run. */
function SearchBox({ filters }: { filters: Filters }) {
  const t = useTexts(offersMessages);
  return (
    <Form role="search" className="relative max-w-xl" onSubmit={(event) => event.preventDefault()}>
      <span className="absolute inset-y-0 left-3 flex items-center text-muted">
        <Icon of={Search} size={20} />
      </span>
      <input
        type="search"
        name="search"
        aria-label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={filters.search}
        onChange={(event) => filters.setSearch(event.target.value)}
        maxLength={100}
        className="min-h-12 w-full rounded border border-strong bg-surface pr-4 pl-11 text-16"
      />
      {filters.category && <input type="hidden" name="category" value={filters.category} />}
      <noscript>
        <button type="submit" className="mt-2 rounded border border-strong px-4 py-2">
          {t('submit')}
        </button>
      </noscript>
    </Form>
  );
}

function CategoryChips({ filters }: { filters: Filters }) {
  const t = useTexts(offersMessages);
  const names = useTexts(categoryMessages);
  return (
    <nav aria-label={t('categories')}>
      <ul className="flex flex-wrap gap-2">
        <li>
          <FilterChip to={filters.addressWith({ category: undefined })} selected={!filters.category}>
            {t('all')}
          </FilterChip>
        </li>
        {CATEGORIES.map((category) => (
          <li key={category}>
            <FilterChip to={filters.addressWith({ category })} selected={filters.category === category}>
              <CategoryIcon category={category} />
              {names(`category.${category}`)}
            </FilterChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
