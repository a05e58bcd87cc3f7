import { paths } from '@callstead/contract/paths';
import { TaxFormListQuery, type TaxFormRow } from '@callstead/contract/payouts/tax';
import { readTaxFormPdf } from '@callstead/contract/payouts/tax-endpoints';
import { TAX_FORM_STATES } from '@callstead/domain/payouts/tax/validity';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Nothing } from '../../../ui/format/nothing.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { type ListAddress, useListAddress } from '../../../ui/list/use-list-address.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { FormFacts } from '../shared/form-facts.tsx';
import { taxMessages } from '../shared/tax-messages.ts';
import { TaxStateBadge } from '../shared/tax-state-badge.tsx';
import { taxFormListQuery } from './api.ts';
import { taxFormsMessages } from './messages.ts';
import { NecCard } from './nec-card.tsx';

const Filter = TaxFormListQuery.pick({ state: true, search: true });

const LIST: ListDescription<Pick<TaxFormListQuery, 'state' | 'search'>> = {
  read: (params) => Filter.parse(Object.fromEntries(params)),
  filters: ['state', 'search'],
};

/** Who has signed what, who still has to, and what is told to the tax office of a year. */
export default function TaxFormsPage() {
  const t = useTexts(taxFormsMessages);
  const errorText = useErrorText();
  const address = useListAddress(LIST);
  const list = useInfiniteQuery(taxFormListQuery(address.asked));
  const columns = useColumns();
  const errorMessage = t('failed', { message: errorText(list.error) });
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t('intro')}>
        <ButtonLink to={paths.admin.payoutRuns()} variant="secondary">
          {t('toRuns')}
        </ButtonLink>
      </PageHeader>
      <NecCard />
      <div className="grid min-w-0 gap-4">
        <Filters address={address} />
        <DataTable
          query={{ ...list, data: list.data?.pages.flatMap((page) => page.data) }}
          columns={columns}
          rowKey={({ publisher }) => publisher.id}
          caption={t('caption')}
          empty={<Empty address={address} />}
          errorMessage={errorMessage}
        />
        <LoadMore list={list} errorMessage={errorMessage} />
      </div>
    </>
  );
}

function useColumns(): Column<TaxFormRow>[] {
  const t = useTexts(taxFormsMessages);
  return [
    { id: 'publisher', header: t('columns.publisher'), cell: ({ publisher }) => <Publisher {...publisher} /> },
    { id: 'state', header: t('columns.state'), cell: ({ state }) => <TaxStateBadge state={state} /> },
    { id: 'form', header: t('columns.form'), cell: ({ form }) => (form ? <FormFacts form={form} /> : <Nothing />) },
    { id: 'open', header: t('columns.open'), cell: (row) => <Open row={row} /> },
  ];
}

function Publisher({ id, name, affId }: TaxFormRow['publisher']) {
  return (
    <div>
      <Link
        to={`${paths.publisher.account}?account=${id}`}
        className="font-medium underline decoration-border underline-offset-4 hover:decoration-current"
      >
        {name}
      </Link>
      <p className="font-mono text-13 text-muted">{affId}</p>
    </div>
  );
}

function Open({ row: { form, publisher } }: { row: TaxFormRow }) {
  const t = useTexts(taxFormsMessages);
  if (!form) return <Nothing />;
  return (
    <ExportLink
      to={endpointHref(readTaxFormPdf, { params: { id: form.id } })}
      size="sm"
      aria-label={t('openOne', { name: publisher.name })}
    >
      {t('open')}
    </ExportLink>
  );
}

function Filters({ address }: { address: ListAddress }) {
  const t = useTexts(taxFormsMessages);
  const words = useTexts(taxMessages);
  const options = TAX_FORM_STATES.map((value) => ({ value, label: words(`states.${value}`) }));
  return (
    <FilterBar
      address={address}
      search={{ label: t('search'), hint: t('searchHint'), maxLength: 100 }}
      choices={[{ name: 'state', label: t('columns.state'), any: t('anyState'), options }]}
    />
  );
}

function Empty({ address }: { address: ListAddress }) {
  const t = useTexts(taxFormsMessages);
  if (address.isFiltered) return <NothingFound address={address} message={t('emptyFiltered')} />;
  return <EmptyState message={t('empty')} />;
}
