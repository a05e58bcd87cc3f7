import { ACCOUNT_STATUSES, type AccountStatus } from '@callstead/domain/identity/account';
import { accountsMessages } from '../../i18n/accounts-messages.ts';
import { useTexts } from '../../i18n/language.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useDebouncedSearch } from '../../ui/use-debounced-search.ts';
import { type AccountFilter, withSearch, withStatus } from './account-filter.ts';

type AccountFiltersProps = {
  filter: AccountFilter;
  /** `replace` keeps single letters out of the history. */
  onChange: (filter: AccountFilter, options?: { replace: boolean }) => void;
};

/** A select cannot hold an empty value. */
const ANY = 'any';

export function AccountFilters({ filter, onChange }: AccountFiltersProps) {
  const t = useTexts(accountsMessages);
  const [typed, setTyped] = useDebouncedSearch(filter.search, (search) =>
    onChange(withSearch(filter, search), { replace: true }),
  );
  const options = [
    { value: ANY, label: t('anyStatus') },
    ...ACCOUNT_STATUSES.map((status) => ({ value: status, label: t(`statuses.${status}`) })),
  ];
  const chooseStatus = (value: string) =>
    onChange(withStatus(filter, value === ANY ? undefined : (value as AccountStatus)));
  return (
    <search className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <TextField
        label={t('search')}
        type="search"
        required={false}
        maxLength={200}
        placeholder={t('searchHint')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <SelectField label={t('statusFilter')} options={options} value={filter.status ?? ANY} onChange={chooseStatus} />
    </search>
  );
}
