import { NUMBER_STATES, type NumberState } from '@callstead/domain/numbers/number-state';
import { useTexts } from '../../../i18n/language.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { ListFilters } from '../../../ui/table/use-list-filters.ts';
import { numbersMessages } from './messages.ts';

/** A select cannot hold an empty value. */
const ANY = 'any';

export function NumberFilters({ filters, state }: { filters: ListFilters; state: NumberState | undefined }) {
  const t = useTexts(numbersMessages);
  const options = [
    { value: ANY, label: t('anyState') },
    ...NUMBER_STATES.map((each) => ({ value: each, label: t(`states.${each}`) })),
  ];
  return (
    <search className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
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
        label={t('state')}
        options={options}
        value={state ?? ANY}
        onChange={(value) => filters.choose('state', value === ANY ? undefined : value)}
      />
    </search>
  );
}
