import { LEAD_FILTERS } from '@callstead/contract/leads/lists';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { saleMessages } from '../../../i18n/sale-messages.ts';
import { ListViews } from '../../../session/list-views.tsx';
import type { ActiveFilter } from '../../../ui/list/active-filters.tsx';
import { ListBar } from '../../../ui/list/list-bar.tsx';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import type { Period } from '../../../ui/period/use-period.ts';
import { type LeadScope, sidesQuery } from '../shared/api.ts';
import { leadsMessages } from '../shared/leads-messages.ts';

type LeadBarProps = {
  address: ListAddress;
  period: Period;
  scope: LeadScope;
  /** What else the list is narrowed by. */
  narrowed: readonly ActiveFilter[];
  tools: ReactNode;
};

const CHOICES = ['campaign', 'publisher', 'status', 'reason', 'billing', 'way'] as const;

export function LeadBar({ address, period, scope, narrowed, tools }: LeadBarProps) {
  const t = useTexts(leadsMessages);
  const isPublisher = scope.view === 'publisher';
  const options = useOptions(scope);
  return (
    <ListBar
      address={address}
      search={{ label: t('search'), hint: t('searchHint'), maxLength: LEAD_FILTERS.search.textLength }}
      choices={CHOICES.filter((name) => name !== 'publisher' || !isPublisher).map((name) => ({
        name,
        label: t(`columns.${name}`),
        any: t(`any.${name}`),
        options: options[name],
      }))}
      views={<ListViews list={`${scope.view}-leads`} opened="lead" />}
      period={<PeriodPicker period={period} isOneLine />}
      narrowed={narrowed}
      tools={tools}
    />
  );
}

function useOptions(scope: LeadScope) {
  const t = useTexts(leadsMessages);
  const sale = useTexts(saleMessages);
  const { data } = useQuery(sidesQuery(scope));
  return {
    campaign: (data?.campaigns ?? []).map(({ id, title }) => ({ value: id, label: `${title} (${id})` })),
    publisher: (data?.publishers ?? []).map(({ affId, name }) => ({
      value: affId,
      label: name ? `${name} (${affId})` : affId,
    })),
    status: LEAD_FILTERS.status.values.map((value) => ({ value, label: t(`statuses.${value}`) })),
    reason: LEAD_FILTERS.reason.values.map((value) => ({ value, label: t(`reasons.${value}`) })),
    billing: LEAD_FILTERS.billing.values.map((value) => ({
      value,
      label: value === 'sold' ? t('sold') : sale(`leadBillings.${value}`),
    })),
    way: LEAD_FILTERS.way.values.map((value) => ({ value, label: t(`ways.${value}`) })),
  };
}
