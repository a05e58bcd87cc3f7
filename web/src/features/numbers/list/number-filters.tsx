import { NumberListQuery } from '@callstead/contract/numbers';
import { NUMBER_STATES } from '@callstead/domain/numbers/number-state';
import { useTexts } from '../../../i18n/language.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import { numbersMessages } from './messages.ts';

const Filter = NumberListQuery.pick({ search: true, state: true, pool: true });

export const NUMBER_LIST: ListDescription<Pick<NumberListQuery, 'search' | 'state' | 'pool'>> = {
  read: (params) => Filter.parse(Object.fromEntries(params)),
  filters: ['search', 'state', 'pool'],
};

export function NumberFilters({ address }: { address: ListAddress }) {
  const t = useTexts(numbersMessages);
  const states = NUMBER_STATES.map((value) => ({ value, label: t(`states.${value}`) }));
  return (
    <FilterBar
      address={address}
      search={{ label: t('search'), hint: t('searchHint'), maxLength: 100 }}
      choices={[{ name: 'state', label: t('state'), any: t('anyState'), options: states }]}
      narrowed={address.valueOf('pool') ? [{ name: 'pool', label: t('poolOf') }] : []}
    />
  );
}
