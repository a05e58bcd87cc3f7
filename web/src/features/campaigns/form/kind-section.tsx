import { CATEGORIES, SUB_CATEGORIES } from '@callstead/domain/campaigns/categories';
import { categoryName } from '@callstead/domain/campaigns/category-names';
import { isOffered } from '@callstead/domain/campaigns/is-offered';
import { subCategoryName } from '@callstead/domain/campaigns/sub-category-names';
import { CAMPAIGN_TYPES } from '@callstead/domain/campaigns/terms';
import { useFormContext, useWatch } from 'react-hook-form';
import { useByLabel } from '../../../i18n/by-label.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { BoundSelect } from './bound-fields.tsx';
import type { CampaignFields } from './campaign-fields.ts';
import { FormSection } from './form-section.tsx';
import { campaignFormMessages } from './messages.ts';

/** A select cannot hold an empty value. */
const NONE = 'none';

/** Once a campaign was active, its kind and category are part of what everybody agreed to. */
export function KindSection({ attempts, settled }: { attempts: number; settled: boolean }) {
  const t = useTexts(campaignFormMessages);
  const byLabel = useByLabel();
  const { language } = useLanguage();
  const { control, setValue } = useFormContext<CampaignFields>();
  const category = useWatch({ control, name: 'category' });
  const chosen = useWatch({ control, name: 'type' });
  const types = CAMPAIGN_TYPES.filter((type) => isOffered(type) || type === chosen);
  const hint = settled ? t('kind.settled') : undefined;
  return (
    <FormSection title={t('kind.title')} fields={['type', 'category', 'subCategory']} open attempts={attempts}>
      <BoundSelect
        name="type"
        label={t('kind.type')}
        options={types.map((type) => ({ value: type, label: t(`kind.types.${type}`) }))}
        disabled={settled}
        hint={hint}
        className="sm:col-span-2"
      />
      <BoundSelect
        name="category"
        label={t('kind.category')}
        placeholder={t('kind.choose')}
        options={byLabel(CATEGORIES.map((id) => ({ value: id, label: categoryName(id, language) })))}
        disabled={settled}
        onChosen={() => setValue('subCategory', '')}
      />
      {category && SUB_CATEGORIES[category].length > 0 && <SubCategory category={category} />}
    </FormSection>
  );
}

function SubCategory({ category }: { category: keyof typeof SUB_CATEGORIES }) {
  const t = useTexts(campaignFormMessages);
  const { language } = useLanguage();
  const { setValue } = useFormContext<CampaignFields>();
  const byLabel = useByLabel();
  const options = byLabel(
    SUB_CATEGORIES[category].map((id) => ({ value: id, label: subCategoryName(category, id, language) })),
  );
  return (
    <BoundSelect
      name="subCategory"
      label={t('kind.subCategory')}
      placeholder={t('kind.choose')}
      optional
      options={[{ value: NONE, label: t('kind.noSubCategory') }, ...options]}
      onChosen={(chosen) => chosen === NONE && setValue('subCategory', '')}
    />
  );
}
