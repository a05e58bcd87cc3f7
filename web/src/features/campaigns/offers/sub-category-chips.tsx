import { type Category, SUB_CATEGORIES } from '@callstead/domain/campaigns/categories';
import { categoryMessages } from '../../../i18n/category-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FilterChip } from '../../../ui/list/filter-chip.tsx';
import type { useOfferFilters } from '../shared/use-offer-filters.ts';
import { offersMessages } from './messages.ts';
import { subCategoryMessages } from './sub-category-messages.ts';

type SubCategoryChipsProps = { filters: ReturnType<typeof useOfferFilters>; category: Category };

export function SubCategoryChips({ filters, category }: SubCategoryChipsProps) {
  const t = useTexts(offersMessages);
  const names = useTexts(categoryMessages);
  const subNames = useTexts(subCategoryMessages);
  const subs: readonly string[] = SUB_CATEGORIES[category];
  const all = `all_${category}`;
  const selected = filters.sub && subs.includes(filters.sub) ? filters.sub : all;
  return (
    <nav aria-label={t('subCategories')}>
      <ul className="flex flex-wrap gap-1.5">
        <li>
          <FilterChip small id={all} to={filters.addressWith({ sub: all })} selected={selected === all}>
            {t('allOf', { category: names(`category.${category}`) })}
          </FilterChip>
        </li>
        {subs.map((sub) => (
          <li key={sub}>
            <FilterChip small id={sub} to={filters.addressWith({ sub })} selected={selected === sub}>
              {subNames(`subCategory.${category}.${sub}` as 'subCategory.legal.immigration_lawyers')}
            </FilterChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
