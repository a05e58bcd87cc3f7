import { APPLICATION_STATUSES } from '@callstead/domain/applications/lifecycle';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/language.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { ListFilters } from '../../../ui/table/use-list-filters.ts';
import { type ApplicationFilter, appliedCampaignsQuery } from './api.ts';
import { applicationsMessages } from './messages.ts';

/** A select cannot hold an empty value. */
const ANY = 'any';

type FiltersProps = { filters: ListFilters; filter: ApplicationFilter };

export function ApplicationFilters({ filters, filter }: FiltersProps) {
  const t = useTexts(applicationsMessages);
  const { account, language } = filter;
  const { data: campaigns = [] } = useQuery(appliedCampaignsQuery({ account, language }));
  const statuses = [
    { value: ANY, label: t('anyStatus') },
    ...APPLICATION_STATUSES.map((status) => ({ value: status, label: t(`statuses.${status}`) })),
  ];
  const options = [
    { value: ANY, label: t('anyCampaign') },
    ...campaigns.map(({ id, title, pending }) => ({
      value: id,
      label: t('campaignOption', { id, title, pending: String(pending) }),
    })),
  ];
  const choose = (name: string) => (value: string) => filters.choose(name, value === ANY ? undefined : value);
  return (
    <search className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_12rem_18rem]">
      <TextField
        label={t('search')}
        type="search"
        required={false}
        maxLength={100}
        placeholder={t('searchHint')}
        value={filters.search}
        onChange={(event) => filters.setSearch(event.target.value)}
      />
      <SelectField label={t('status')} options={statuses} value={filter.status ?? ANY} onChange={choose('status')} />
      <SelectField
        label={t('campaign')}
        options={options}
        value={campaigns.some(({ id }) => id === filter.campaign) ? (filter.campaign ?? ANY) : ANY}
        onChange={choose('campaign')}
      />
    </search>
  );
}
