import { CONVERSION_FILTERS } from '@callstead/contract/conversions/conversion-filters';
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
import { type ConversionScope, sidesQuery } from '../shared/api.ts';
import { conversionsMessages } from '../shared/conversions-messages.ts';

type ConversionBarProps = {
  address: ListAddress;
  period: Period;
  scope: ConversionScope;
  /** What else the list is narrowed by. */
  narrowed: readonly ActiveFilter[];
  tools: ReactNode;
};

const CHOICES = ['campaign', 'publisher', 'status', 'billing'] as const;

export function ConversionBar({ address, period, scope, narrowed, tools }: ConversionBarProps) {
  const t = useTexts(conversionsMessages);
  const isPublisher = scope.view === 'publisher';
  const options = useOptions(scope);
  return (
    <ListBar
      address={address}
      search={{
        label: t('search'),
        hint: t(isPublisher ? 'searchHintPublisher' : 'searchHint'),
        maxLength: CONVERSION_FILTERS.search.textLength,
      }}
      choices={CHOICES.filter((name) => name !== 'publisher' || !isPublisher).map((name) => ({
        name,
        label: t(`columns.${name}`),
        any: t(`any.${name}`),
        options: options[name],
      }))}
      views={<ListViews list={`${scope.view}-conversions`} opened="conversion" />}
      period={<PeriodPicker period={period} isOneLine />}
      narrowed={narrowed}
      tools={tools}
    />
  );
}

function useOptions(scope: ConversionScope) {
  const t = useTexts(conversionsMessages);
  const call = useTexts(callMessages);
  const { data } = useQuery(sidesQuery(scope));
  return {
    campaign: (data?.campaigns ?? []).map(({ id, title }) => ({ value: id, label: `${title} (${id})` })),
    publisher: (data?.publishers ?? []).map(({ affId, name }) => ({
      value: affId,
      label: name ? `${name} (${affId})` : affId,
    })),
    status: CONVERSION_FILTERS.status.values.map((value) => ({ value, label: t(`statuses.${value}`) })),
    billing: CONVERSION_FILTERS.billing.values.map((value) => ({
      value,
      label: value === 'sold' ? t('sold') : call(`billings.${value}`),
    })),
  };
}
