import { listApplications } from '@callstead/contract/v1/applications-endpoints';
import { APPLICATION_STATUSES } from '@callstead/domain/applications/lifecycle';
import { can } from '@callstead/domain/policy';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/language.tsx';
import { ListViews } from '../../../session/list-views.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { AsApiRequest } from '../../../ui/list/as-api-request.tsx';
import { ColumnChooser } from '../../../ui/list/column-chooser.tsx';
import { ListBar } from '../../../ui/list/list-bar.tsx';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import type { Period } from '../../../ui/period/use-period.ts';
import { type ApplicationScope, appliedCampaignsQuery } from './api.ts';
import { useApplicationLayout } from './application-list.ts';
import { applicationsMessages } from './messages.ts';

type ApplicationBarProps = { address: ListAddress; period: Period; scope: ApplicationScope };

export function ApplicationBar({ address, period, scope }: ApplicationBarProps) {
  const t = useTexts(applicationsMessages);
  const isAdmin = can(useActor(), 'account.view-any');
  const { data: applied = [] } = useQuery(appliedCampaignsQuery(scope));
  const statuses = APPLICATION_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }));
  const campaigns = applied.map(({ id, title, pending }) => ({
    value: id,
    label: t('campaignOption', { id, title, pending: String(pending) }),
  }));
  return (
    <ListBar
      address={address}
      search={{ label: t('search'), hint: t('searchHint'), maxLength: 100 }}
      views={<ListViews list={isAdmin ? 'admin-applications' : 'advertiser-applications'} opened="application" />}
      period={<PeriodPicker period={period} isOneLine />}
      choices={[
        { name: 'status', label: t('columns.status'), any: t('anyStatus'), options: statuses },
        { name: 'campaign', label: t('columns.campaign'), any: t('anyCampaign'), options: campaigns },
      ]}
      tools={<Tools address={address} account={scope.account} />}
    />
  );
}

function Tools({ address, account }: { address: ListAddress; account: string | undefined }) {
  const t = useTexts(applicationsMessages);
  const { chooser } = useApplicationLayout();
  const query = { account, status: address.valueOf('status'), campaign: address.valueOf('campaign') };
  return (
    <>
      <div className="hidden sm:block">
        <ColumnChooser {...chooser} labelOf={(column) => t(`columns.${column}`)} isIcon />
      </div>
      <AsApiRequest endpoint={listApplications} query={query} isIcon />
    </>
  );
}
