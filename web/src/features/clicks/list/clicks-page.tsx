import { CLICK_FILTERS } from '@callstead/contract/click-filters';
import { clickMessages } from '../../../i18n/click-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { RestrictedNotice } from '../../../session/restricted-notice.tsx';
import { useIsShut } from '../../../session/use-is-shut.ts';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { type ListAddress, useListAddress } from '../../../ui/list/use-list-address.ts';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import { type Period, usePeriod } from '../../../ui/period/use-period.ts';
import { CLICK_LIST } from './click-list.ts';
import { ClickTable } from './click-table.tsx';
import { clicksMessages } from './messages.ts';

export default function ClicksPage() {
  const t = useTexts(clicksMessages);
  const { profile } = useAuth();
  const account = useViewedAccount();
  const isShut = useIsShut('click.list');
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t('intro')} />
      {profile && isShut ? (
        <RestrictedNotice profile={profile} text={t('restricted')} />
      ) : (
        <Clicks key={account ?? ''} account={account} />
      )}
    </>
  );
}

function Clicks({ account }: { account: string | undefined }) {
  const address = useListAddress(CLICK_LIST);
  const period = usePeriod('last7');
  return (
    <>
      <ClickFilters address={address} period={period} />
      <div className="grid min-w-0 gap-3">
        <ClickTable address={address} period={period} account={account} />
      </div>
    </>
  );
}

function ClickFilters({ address, period }: { address: ListAddress; period: Period }) {
  const t = useTexts(clicksMessages);
  const words = useTexts(clickMessages);
  const campaign = address.valueOf('campaign');
  const verdicts = CLICK_FILTERS.verdict.values.map((value) => ({ value, label: words(`verdicts.${value}`) }));
  const visits = CLICK_FILTERS.visit.values.map((value) => ({ value, label: t(`visits.${value}`) }));
  return (
    <FilterBar
      address={address}
      search={{ label: t('search'), hint: t('searchHint'), maxLength: CLICK_FILTERS.search.textLength }}
      choices={[
        { name: 'verdict', label: t('verdict'), any: t('anyVerdict'), options: verdicts },
        { name: 'visit', label: t('visit'), any: t('anyVisit'), options: visits },
      ]}
      narrowed={campaign ? [{ name: 'campaign', label: `${t('columns.campaign')}: ${campaign}` }] : []}
    >
      <PeriodPicker period={period} />
    </FilterBar>
  );
}
