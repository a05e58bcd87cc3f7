import { ApplicationListQuery } from '@callstead/contract/applications';
import { APPLICATION_STATUSES } from '@callstead/domain/applications/lifecycle';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/language.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import { type ApplicationFilter, appliedCampaignsQuery } from './api.ts';
import { applicationsMessages } from './messages.ts';

const Filter = ApplicationListQuery.pick({ search: true, status: true, campaign: true });

export const APPLICATION_LIST: ListDescription<Pick<ApplicationFilter, 'search' | 'status' | 'campaign'>> = {
  read: (params) => Filter.parse(Object.fromEntries(params)),
  filters: ['search', 'status', 'campaign'],
};

type FiltersProps = { address: ListAddress; viewed: Pick<ApplicationFilter, 'account' | 'language'> };

export function ApplicationFilters({ address, viewed }: FiltersProps) {
  const t = useTexts(applicationsMessages);
  const { data: applied = [] } = useQuery(appliedCampaignsQuery(viewed));
  const statuses = APPLICATION_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }));
  const campaigns = applied.map(({ id, title, pending }) => ({
    value: id,
    label: t('campaignOption', { id, title, pending: String(pending) }),
  }));
  return (
    <FilterBar
      address={address}
      search={{ label: t('search'), hint: t('searchHint'), maxLength: 100 }}
      choices={[
        { name: 'status', label: t('status'), any: t('anyStatus'), options: statuses },
        { name: 'campaign', label: t('campaign'), any: t('anyCampaign'), options: campaigns },
      ]}
    />
  );
}
