import { type PayoutRow, PayoutRowsQuery, type PayoutRun } from '@callstead/contract/payouts/runs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { type ListAddress, useListAddress } from '../../../ui/list/use-list-address.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TermsDialog } from '../terms/terms-dialog.tsx';
import { rowsQuery } from './api.ts';
import { payoutRunMessages } from './messages.ts';
import { usePublisherColumns } from './publisher-columns.tsx';
import { PublisherMenu } from './publisher-menu.tsx';
import { isPaidRow, type RowStep } from './row-step.ts';
import { PayoutSentDialog } from './sent-dialogs.tsx';
import { ExcludeDialog, FailedDialog, RetryDialog } from './step-dialogs.tsx';
import { useStateWord } from './use-state-word.ts';

const Filter = PayoutRowsQuery.pick({ state: true, search: true });
type Asked = Pick<PayoutRowsQuery, 'state' | 'search'>;

const ROW_LIST: ListDescription<Asked> = {
  read: (params) => Filter.parse(Object.fromEntries(params)),
  filters: ['search', 'state'],
};

/** Records an adjustment of what a publisher has earned. */
export type AdjustDialog = ComponentType<{ publisher: { id: string; name: string }; onClose: () => void }>;

/** Everybody in the run: what they get, of what it is made, or why they wait. */
export function Publishers({ run, Adjust }: { run: PayoutRun; Adjust: AdjustDialog }) {
  const t = useTexts(payoutRunMessages);
  const errorText = useErrorText();
  const address = useListAddress(ROW_LIST);
  const list = useInfiniteQuery(rowsQuery(run.id, address.asked));
  const [asked, setAsked] = useState<{ step: RowStep; row: PayoutRow } | null>(null);
  const columns = usePublisherColumns();
  const errorMessage = t('rows.failed', { message: errorText(list.error) });
  return (
    <section aria-labelledby="publishers" className="grid min-w-0 gap-4">
      <h2 id="publishers" className="text-20">
        {t('rows.title')}
      </h2>
      <Filters run={run} address={address} chosen={address.asked.state} />
      <DataTable
        query={{ ...list, data: list.data?.pages.flatMap((page) => page.data) }}
        columns={columns}
        rowKey={({ publisher, payout }) => payout?.id ?? publisher.id}
        caption={t('rows.caption')}
        rowMenu={(row) => <PublisherMenu run={run} row={row} onStep={(step) => setAsked({ step, row })} />}
        empty={<NothingFound address={address} message={t(address.isFiltered ? 'rows.empty' : 'rows.emptyRun')} />}
        errorMessage={errorMessage}
      />
      <LoadMore list={list} errorMessage={errorMessage} />
      {asked && <StepDialog run={run} {...asked} Adjust={Adjust} onClose={() => setAsked(null)} />}
    </section>
  );
}

type FiltersProps = { run: PayoutRun; address: ListAddress; chosen: Asked['state'] };

/** Each verdict or state with how many there are of it. */
function Filters({ run, address, chosen }: FiltersProps) {
  const t = useTexts(payoutRunMessages);
  const wordOf = useStateWord();
  const some = run.states.map(({ state, publishers }) => ({
    value: state,
    label: t('rows.some', { state: wordOf(state), count: String(publishers) }),
  }));
  return (
    <>
      <FilterChips
        label={t('rows.state')}
        options={[{ value: undefined, label: t('rows.all') }, ...some]}
        chosen={chosen}
        addressOf={(state) => address.addressWith({ state })}
        small
      />
      <FilterBar address={address} search={{ label: t('rows.search'), hint: t('rows.searchHint'), maxLength: 100 }} />
    </>
  );
}

type StepDialogProps = { run: PayoutRun; row: PayoutRow; step: RowStep; Adjust: AdjustDialog; onClose: () => void };

/** The dialog behind a choice of a row's menu. */
function StepDialog({ run, row, step, Adjust, onClose }: StepDialogProps) {
  if (step === 'adjust') return <Adjust publisher={row.publisher} onClose={onClose} />;
  if (step === 'terms') return <TermsDialog publisher={row.publisher} onClose={onClose} />;
  if (step === 'exclude') return <ExcludeDialog run={run} row={row} onClose={onClose} />;
  if (!isPaidRow(row)) return null;
  if (step === 'sent') return <PayoutSentDialog run={run} row={row} onClose={onClose} />;
  if (step === 'failed') return <FailedDialog row={row} onClose={onClose} />;
  return <RetryDialog row={row} onClose={onClose} />;
}
