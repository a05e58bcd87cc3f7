import { CATEGORIES } from '@callstead/domain/campaigns/categories';
import { categoryName } from '@callstead/domain/campaigns/category-names';
import { CAMPAIGN_STATUSES } from '@callstead/domain/campaigns/terms';
import { X } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { campaignMessages } from '../../../i18n/campaign-messages.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useDebouncedSearch } from '../../../ui/hooks/use-debounced-search.ts';
import { campaignReviewMessages } from './messages.ts';

/** A select cannot hold an empty value. */
const ANY = 'any';

/** Filters live in the address; `advertiser` names the account it holds. */
export function CampaignFilters({ advertiser }: { advertiser: string | undefined }) {
  const t = useTexts(campaignReviewMessages);
  const names = useTexts(campaignMessages);
  const { language } = useLanguage();
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string | undefined, options = { replace: false }) => {
    const next = new URLSearchParams(params);
    if (value && value !== ANY) next.set(name, value);
    else next.delete(name);
    setParams(next, { ...options, preventScrollReset: true });
  };
  const [typed, setTyped] = useDebouncedSearch(params.get('search') ?? '', (search) =>
    set('search', search, { replace: true }),
  );
  const statuses = CAMPAIGN_STATUSES.map((status) => ({ value: status, label: names(`statuses.${status}`) }));
  const categories = CATEGORIES.map((id) => ({ value: id, label: categoryName(id, language) }));
  return (
    <search className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_11rem_12rem]">
      <TextField
        label={t('search')}
        type="search"
        required={false}
        maxLength={100}
        placeholder={t('searchHint')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <SelectField
        label={t('status')}
        options={[{ value: ANY, label: t('anyStatus') }, ...statuses]}
        value={params.get('status') ?? ANY}
        onChange={(value) => set('status', value)}
      />
      <SelectField
        label={t('category')}
        options={[{ value: ANY, label: t('anyCategory') }, ...categories]}
        value={params.get('category') ?? ANY}
        onChange={(value) => set('category', value)}
      />
      {params.get('account') && (
        <Button
          variant="secondary"
          size="sm"
          icon={X}
          className="justify-self-start"
          onClick={() => set('account', undefined)}
        >
          {t('onlyOf', { advertiser: advertiser ?? '…' })}
        </Button>
      )}
    </search>
  );
}
