import { ACCOUNT_STATUSES, type AccountStatus, type UserType } from '@callstead/domain/identity/account';
import { type AccountScope, TYPES_IN_SCOPE } from '@callstead/domain/identity/account-scope';
import { accountsMessages } from '../../../i18n/accounts-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useDebouncedSearch } from '../../../ui/hooks/use-debounced-search.ts';
import type { AccountFilter } from './account-filter.ts';
import { useDetail } from './use-detail.ts';

type AccountFiltersProps = {
  scope: AccountScope;
  filter: AccountFilter;
  /** `replace` keeps single letters out of the history. */
  onChange: (filter: AccountFilter, options?: { replace: boolean }) => void;
};

/** A select cannot hold an empty value. */
const ANY = 'any';

export function AccountFilters({ scope, filter, onChange }: AccountFiltersProps) {
  const t = useTexts(accountsMessages);
  const { id } = useDetail();
  const [typed, setTyped] = useDebouncedSearch(
    filter.search,
    (search) => onChange({ ...filter, search }, { replace: true }),
    { held: id !== null },
  );
  const statuses = ACCOUNT_STATUSES.map((status) => ({ value: status, label: t(`statuses.${status}`) }));
  const types = TYPES_IN_SCOPE[scope].map((type) => ({ value: type, label: t(`types.${type}`) }));
  return (
    <search className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_12rem_12rem]">
      <TextField
        label={t('search')}
        type="search"
        required={false}
        maxLength={200}
        placeholder={t('searchHint')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="sm:max-lg:col-span-2"
      />
      <SelectField
        label={t('statusFilter')}
        options={[{ value: ANY, label: t('anyStatus') }, ...statuses]}
        value={filter.status ?? ANY}
        onChange={(value) => onChange({ ...filter, status: value === ANY ? undefined : (value as AccountStatus) })}
      />
      {types.length > 1 && (
        <SelectField
          label={t('typeFilter')}
          options={[{ value: ANY, label: t('anyType') }, ...types]}
          value={filter.type ?? ANY}
          onChange={(value) => onChange({ ...filter, type: value === ANY ? undefined : (value as UserType) })}
        />
      )}
    </search>
  );
}
