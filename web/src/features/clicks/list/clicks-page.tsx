import { CLICK_FILTERS } from '@callstead/contract/click-filters';
import { exportClicks } from '@callstead/contract/clicks-endpoints';
import { listClicks } from '@callstead/contract/v1/clicks-endpoints';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { clickMessages } from '../../../i18n/click-messages.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { ListViews } from '../../../session/list-views.tsx';
import { RestrictedNotice } from '../../../session/restricted-notice.tsx';
import { useIsShut } from '../../../session/use-is-shut.ts';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { ActiveFilter } from '../../../ui/list/active-filters.tsx';
import { AsApiRequest } from '../../../ui/list/as-api-request.tsx';
import { ColumnChooser } from '../../../ui/list/column-chooser.tsx';
import type { PanelQuery } from '../../../ui/list/curl-of.ts';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { ListBar } from '../../../ui/list/list-bar.tsx';
import { useHours } from '../../../ui/list/use-hours.ts';
import { type ListAddress, useListAddress } from '../../../ui/list/use-list-address.ts';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import { type Period, usePeriod } from '../../../ui/period/use-period.ts';
import { clickListQuery, clickSummaryQuery } from './api.ts';
import { CLICK_LIST } from './click-list.ts';
import { ClickOverview } from './click-overview.tsx';
import { ClickTable } from './click-table.tsx';
import { clicksMessages } from './messages.ts';
import { useClickLayout } from './use-click-layout.ts';

export default function ClicksPage() {
  const t = useTexts(clicksMessages);
  const { profile } = useAuth();
  const account = useViewedAccount();
  const isShut = useIsShut('click.list');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} />
      {profile && isShut ? (
        <RestrictedNotice profile={profile} text={t('restricted')} />
      ) : (
        <Clicks key={account ?? ''} account={account} />
      )}
    </div>
  );
}

function Clicks({ account }: { account: string | undefined }) {
  const address = useListAddress(CLICK_LIST);
  const { language } = useLanguage();
  const { period, narrowed } = useHours(usePeriod('last7'));
  const { from, to, zone } = period;
  const { sort, direction, ...filters } = address.asked;
  const filter = { ...filters, account, language, from, to };
  const [after, before] = [address.params.get('after') ?? undefined, address.params.get('before') ?? undefined];
  const enabled = zone !== null;
  const list = useQuery({ ...clickListQuery({ ...filter, direction, after, before }), enabled });
  const summary = useQuery({ ...clickSummaryQuery({ ...filter, zone: zone ?? 'UTC' }), enabled });
  return (
    <>
      <ClickBar {...{ address, period, narrowed }} tools={<Tools filter={filter} zone={zone} />} />
      <ClickOverview summary={summary} period={period} />
      <ClickTable {...{ address, period, list, summary }} />
    </>
  );
}

function Tools({ filter, zone }: { filter: PanelQuery; zone: string | null }) {
  const t = useTexts(clicksMessages);
  const { chooser } = useClickLayout();
  return (
    <>
      <div className="hidden sm:block">
        <ColumnChooser {...chooser} labelOf={(column) => t(`columns.${column}`)} isIcon />
      </div>
      {zone && (
        <>
          <AsApiRequest endpoint={listClicks} query={filter} isIcon />
          <ExportLink isIcon label={t('export')} to={endpointHref(exportClicks, { query: { ...filter, zone } })} />
        </>
      )}
    </>
  );
}

type ClickBarProps = {
  address: ListAddress;
  period: Period;
  /** What else the list is narrowed by. */
  narrowed: readonly ActiveFilter[];
  tools: ReactNode;
};

function ClickBar({ address, period, narrowed, tools }: ClickBarProps) {
  const t = useTexts(clicksMessages);
  const words = useTexts(clickMessages);
  const campaign = address.valueOf('campaign');
  const verdicts = CLICK_FILTERS.verdict.values.map((value) => ({ value, label: words(`verdicts.${value}`) }));
  const visits = CLICK_FILTERS.visit.values.map((value) => ({ value, label: t(`visits.${value}`) }));
  return (
    <ListBar
      address={address}
      search={{ label: t('search'), hint: t('searchHint'), maxLength: CLICK_FILTERS.search.textLength }}
      choices={[
        { name: 'verdict', label: t('columns.verdict'), any: t('anyVerdict'), options: verdicts },
        { name: 'visit', label: t('columns.visit'), any: t('anyVisit'), options: visits },
      ]}
      narrowed={[
        ...(campaign ? [{ name: 'campaign', label: `${t('columns.campaign')}: ${campaign}` }] : []),
        ...narrowed,
      ]}
      views={<ListViews list="clicks" />}
      period={<PeriodPicker period={period} isOneLine />}
      tools={tools}
    />
  );
}
