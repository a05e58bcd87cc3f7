import type { NumberListResponse } from '@callstead/contract/numbers';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Upload } from 'lucide';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { StatCard } from '../../../ui/chart/stat-card.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { useListAddress } from '../../../ui/list/use-list-address.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Pools } from '../pools/pools.tsx';
import { numberListQuery } from './api.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { numbersMessages } from './messages.ts';
import { useNumberColumns } from './number-columns.tsx';
import { NUMBER_LIST, NumberFilters } from './number-filters.tsx';
import { useNumberChanges } from './use-number-changes.ts';

const TABS = ['numbers', 'pools'] as const;

export default function NumbersPage() {
  const t = useTexts(numbersMessages);
  const [params, setParams] = useSearchParams();
  const chosen = TABS.find((tab) => tab === params.get('tab')) ?? 'numbers';
  const content = { numbers: <Numbers />, pools: <Pools /> };
  return (
    <>
      <title>{t('pageTitle')}</title>
      <Heading />
      <Tabs
        label={t('title')}
        value={chosen}
        onChange={(tab) => setParams(tab === 'numbers' ? {} : { tab }, { preventScrollReset: true })}
        className="min-w-0"
        tabs={TABS.map((value) => ({ value, label: t(`tabs.${value}`), content: value === chosen && content[value] }))}
      />
    </>
  );
}

function Numbers() {
  const t = useTexts(numbersMessages);
  const errorText = useErrorText();
  const { language } = useLanguage();
  const address = useListAddress(NUMBER_LIST);
  const list = useInfiniteQuery(numberListQuery({ ...address.asked, language }));
  const errorMessage = t('loadFailed', { message: errorText(list.error) });
  const changes = useNumberChanges();
  const columns = useNumberColumns(changes.ask);
  const counts = list.data?.pages[0]?.counts;
  return (
    <div className="grid min-w-0 gap-5">
      {counts && <Pool counts={counts} />}
      <NumberFilters address={address} />
      <div className="grid min-w-0 gap-3">
        <DataTable
          query={{ ...list, data: list.data?.pages.flatMap((page) => page.data) }}
          columns={columns}
          rowKey={(row) => row.id}
          caption={t('caption')}
          empty={<NothingFound address={address} message={t('empty')} />}
          errorMessage={errorMessage}
        />
        <LoadMore list={list} errorMessage={errorMessage} />
      </div>
      {changes.asked && <ChangeDialog {...changes.asked} changes={changes} />}
    </div>
  );
}

function Heading() {
  const t = useTexts(numbersMessages);
  const [importing, setImporting] = useState(false);
  return (
    <PageHeader title={t('title')} intro={t('intro')}>
      <Button icon={Upload} onClick={() => setImporting(true)}>
        {t('import.open')}
      </Button>
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </PageHeader>
  );
}

const FIGURES = ['available', 'assigned', 'resting', 'waiting'] as const;

/** How the pool stands, and a warning when somebody waits or soon will. */
function Pool({ counts }: Pick<NumberListResponse, 'counts'>) {
  const t = useTexts(numbersMessages);
  return (
    <>
      {counts.waiting > 0 && (
        <Banner tone="warning" title={t('waiting', { count: counts.waiting })}>
          {t('waitingText')}
        </Banner>
      )}
      {counts.waiting === 0 && counts.available === 0 && (
        <Banner tone="warning" title={t('poolEmpty')}>
          {t('poolEmptyText')}
        </Banner>
      )}
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {FIGURES.map((figure, index) => (
          <StatCard key={figure} label={t(`figures.${figure}`)} value={counts[figure]} index={index} />
        ))}
      </div>
    </>
  );
}
