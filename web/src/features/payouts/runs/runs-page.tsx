import { paths } from '@callstead/contract/paths';
import { PayoutRunListQuery } from '@callstead/contract/payouts/runs';
import { RUN_STATUSES } from '@callstead/domain/payouts/payout-run';
import { paysUsForms } from '@callstead/domain/payouts/tax/who-needs-form';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { type ListAddress, useListAddress } from '../../../ui/list/use-list-address.ts';
import { useZoneName } from '../../../ui/period/zones.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { runMessages } from '../shared/messages.ts';
import { runListQuery } from './api.ts';
import { runsMessages } from './messages.ts';
import { ProposeButton } from './propose-button.tsx';
import { useRunColumns } from './run-columns.tsx';

const Filter = PayoutRunListQuery.pick({ status: true });

const RUN_LIST: ListDescription<Pick<PayoutRunListQuery, 'status'>> = {
  read: (params) => Filter.parse(Object.fromEntries(params)),
  filters: ['status'],
};

/** Every run there was, newest first. */
export default function RunsPage() {
  const t = useTexts(runsMessages);
  const zoneName = useZoneName();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const address = useListAddress(RUN_LIST);
  const { currency } = useLanguage();
  const list = useInfiniteQuery(runListQuery(address.asked));
  const zone = list.data?.pages[0]?.zone;
  const columns = useRunColumns(zone ?? 'UTC');
  const errorMessage = t('failed', { message: errorText(list.error) });
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={zone ? t('intro', { zone: zoneName(zone) }) : t('introLoading')}>
        {list.isPending && <Coming />}
        <div className={clsx('flex flex-wrap gap-3', list.isPending && 'invisible')}>
          {paysUsForms(currency) && (
            <ButtonLink to={paths.admin.taxForms} variant="secondary">
              {t('taxForms')}
            </ButtonLink>
          )}
          {zone && <ProposeButton zone={zone} />}
        </div>
      </PageHeader>
      <div className="grid min-w-0 gap-4">
        <Filters address={address} />
        <DataTable
          query={{ ...list, data: list.data?.pages.flatMap((page) => page.data) }}
          columns={columns}
          rowKey={(run) => run.id}
          caption={t('caption')}
          onOpen={(run) => void navigate(paths.admin.payoutRun(run.id))}
          empty={<Empty address={address} />}
          errorMessage={errorMessage}
        />
        <LoadMore list={list} errorMessage={errorMessage} />
      </div>
    </>
  );
}

function Filters({ address }: { address: ListAddress }) {
  const t = useTexts(runsMessages);
  const words = useTexts(runMessages);
  const options = RUN_STATUSES.map((value) => ({ value, label: words(`statuses.${value}`) }));
  return (
    <FilterBar address={address} choices={[{ name: 'status', label: t('status'), any: t('anyStatus'), options }]} />
  );
}

function Empty({ address }: { address: ListAddress }) {
  const t = useTexts(runsMessages);
  if (address.isFiltered) return <NothingFound address={address} message={t('emptyFiltered')} />;
  return <EmptyState message={t('empty')} hint={t('emptyHint')} />;
}
