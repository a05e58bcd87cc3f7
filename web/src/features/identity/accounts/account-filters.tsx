import { ACCOUNT_STATUSES } from '@callstead/domain/identity/account';
import { type AccountScope, TYPES_IN_SCOPE } from '@callstead/domain/identity/account-scope';
import { accountMessages } from '../../../i18n/account-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import { accountsMessages } from './messages.ts';

export function AccountFilters({ scope, address }: { scope: AccountScope; address: ListAddress }) {
  const t = useTexts(accountsMessages);
  const words = useTexts(accountMessages);
  const statuses = ACCOUNT_STATUSES.map((status) => ({ value: status, label: words(`statuses.${status}`) }));
  const types = TYPES_IN_SCOPE[scope].map((type) => ({ value: type, label: words(`types.${type}`) }));
  const byType = { name: 'type', label: t('typeFilter'), any: t('anyType'), options: types };
  return (
    <FilterBar
      address={address}
      search={{ label: t('search'), hint: t('searchHint'), maxLength: 200 }}
      choices={[
        { name: 'status', label: t('statusFilter'), any: t('anyStatus'), options: statuses },
        ...(types.length > 1 ? [byType] : []),
      ]}
    />
  );
}
