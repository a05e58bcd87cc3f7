import { CALL_STATUSES, OUTCOMES, REASONS } from '@callstead/domain/calls/call';
import { BILLING_FILTERS } from '@callstead/domain/reports/sold';
import { useQuery } from '@tanstack/react-query';
import { callMessages } from '../../../i18n/call-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import type { Period } from '../../../ui/period/use-period.ts';
import { type CallScope, callOptionsQuery } from '../shared/api.ts';
import { callsMessages } from '../shared/calls-messages.ts';

type CallFiltersProps = { address: ListAddress; period: Period; scope: CallScope };

export function CallFilters({ address, period, scope }: CallFiltersProps) {
  const t = useTexts(callsMessages);
  const isPublisher = scope.view === 'publisher';
  const options = useOptions(scope);
  const names = ['campaign', 'publisher', 'status', 'outcome', 'reason', 'billing'] as const;
  return (
    <FilterBar
      address={address}
      search={{ label: t('search'), hint: t(isPublisher ? 'searchHintPublisher' : 'searchHint'), maxLength: 60 }}
      choices={names
        .filter((name) => name !== 'publisher' || !isPublisher)
        .map((name) => ({ name, label: t(`columns.${name}`), any: t(`any.${name}`), options: options[name] }))}
    >
      <PeriodPicker period={period} />
    </FilterBar>
  );
}

function useOptions(scope: CallScope) {
  const t = useTexts(callsMessages);
  const call = useTexts(callMessages);
  const { data } = useQuery(callOptionsQuery(scope));
  return {
    campaign: (data?.campaigns ?? []).map(({ id, title }) => ({ value: id, label: `${title} (${id})` })),
    publisher: (data?.publishers ?? []).map(({ affId, name }) => ({
      value: affId,
      label: name ? `${name} (${affId})` : affId,
    })),
    status: CALL_STATUSES.map((value) => ({ value, label: call(`statuses.${value}`) })),
    outcome: OUTCOMES.map((value) => ({ value, label: call(`outcomes.${value}`) })),
    reason: REASONS.map((value) => ({ value, label: call(`reasons.${value}`) })),
    billing: BILLING_FILTERS.map((value) => ({
      value,
      label: value === 'sold' ? t('sold') : call(`billings.${value}`),
    })),
  };
}
