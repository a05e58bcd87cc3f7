import { CALL_FILTERS, WAY_FILTERS } from '@callstead/contract/calls/call-filters';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callMessages } from '../../../i18n/call-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { ListViews } from '../../../session/list-views.tsx';
import type { ActiveFilter } from '../../../ui/list/active-filters.tsx';
import { ListBar } from '../../../ui/list/list-bar.tsx';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import type { Period } from '../../../ui/period/use-period.ts';
import { type CallScope, callOptionsQuery } from '../shared/api.ts';
import { callsMessages } from '../shared/calls-messages.ts';
import { WayForm } from './way-filter.tsx';

const CHOICES = ['campaign', 'publisher', 'status', 'outcome', 'reason', 'billing'] as const;

type CallBarProps = {
  address: ListAddress;
  period: Period;
  scope: CallScope;
  /** What else the list is narrowed by. */
  narrowed: readonly ActiveFilter[];
  tools: ReactNode;
};

export function CallBar({ address, period, scope, narrowed, tools }: CallBarProps) {
  const t = useTexts(callsMessages);
  const isPublisher = scope.view === 'publisher';
  const options = useOptions(scope);
  const ways = WAY_FILTERS.flatMap((name) => {
    const value = address.valueOf(name);
    return value ? [{ name, label: `${t(`columns.${name}`)}: ${value}` }] : [];
  });
  return (
    <ListBar
      address={address}
      search={{
        label: t('search'),
        hint: t(isPublisher ? 'searchHintPublisher' : 'searchHint'),
        maxLength: CALL_FILTERS.search.textLength,
      }}
      views={<ListViews list={`${scope.view}-calls`} opened="call" />}
      period={<PeriodPicker period={period} isOneLine />}
      choices={CHOICES.filter((name) => name !== 'publisher' || !isPublisher).map((name) => ({
        name,
        label: t(`columns.${name}`),
        any: t(`any.${name}`),
        options: options[name],
      }))}
      narrowed={[...ways, ...narrowed]}
      moreFilters={<WayForm address={address} />}
      tools={tools}
    />
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
    status: CALL_FILTERS.status.values.map((value) => ({ value, label: call(`statuses.${value}`) })),
    outcome: CALL_FILTERS.outcome.values.map((value) => ({ value, label: call(`outcomes.${value}`) })),
    reason: CALL_FILTERS.reason.values.map((value) => ({ value, label: call(`reasons.${value}`) })),
    billing: CALL_FILTERS.billing.values.map((value) => ({
      value,
      label: value === 'sold' ? t('sold') : call(`billings.${value}`),
    })),
  };
}
