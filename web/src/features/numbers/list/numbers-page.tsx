import type { NumberListResponse } from '@callstead/contract/numbers';
import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { StatCard } from '../../../ui/chart/stat-card.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { useListAddress } from '../../../ui/list/use-list-address.ts';
import { WorkTable } from '../../../ui/list/work-table.tsx';
import { Pools } from '../pools/pools.tsx';
import { numberListQuery } from './api.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { numbersMessages } from './messages.ts';
import { NumberBar } from './number-bar.tsx';
import { useNumberColumns } from './number-columns.tsx';
import { NUMBER_LIST, useNumberLayout } from './number-list.ts';
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
  const [after, before] = [address.params.get('after') ?? undefined, address.params.get('before') ?? undefined];
  const list = useQuery(numberListQuery({ ...address.asked, language, after, before }));
  const changes = useNumberChanges();
  const layout = useNumberLayout();
  const columns = useNumberColumns(layout.columns, changes.ask);
  const { sort, direction } = address.asked;
  return (
    <div className="steady grid min-w-0 gap-3">
      {list.isPending && <Coming className="h-24 w-full" />}
      {list.data && <Pool counts={list.data.counts} />}
      <NumberBar address={address} />
      <WorkTable
        {...{ address, list, columns }}
        rowKey={(row) => row.id}
        caption={t('caption')}
        empty={<NothingFound address={address} message={t('empty')} />}
        errorMessage={t('loadFailed', { message: errorText(list.error) })}
        sort={{ by: sort, direction }}
        onSort={(next) => address.change({ sort: next.by, direction: next.direction })}
        density={layout.density}
      />
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
