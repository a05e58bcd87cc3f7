import type { BankTransfer } from '@callstead/contract/transfers';
import { TransferListQuery } from '@callstead/contract/transfers';
import { TRANSFER_STATES } from '@callstead/domain/transfers/transfer-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus, Upload } from 'lucide';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { useListAddress } from '../../../ui/list/use-list-address.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { transferListQuery } from './api.ts';
import { ImportDialog } from './import-dialog.tsx';
import { MatchDialog } from './match-dialog.tsx';
import { transferMessages } from './messages.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { RecordTransferDialog } from './record-transfer-dialog.tsx';
import { TransferMenu, useTransferColumns } from './transfer-columns.tsx';

const Filter = TransferListQuery.pick({ search: true, state: true });

const TRANSFER_LIST: ListDescription<Pick<TransferListQuery, 'search' | 'state'>> = {
  read: (params) => Filter.parse(Object.fromEntries(params)),
  filters: ['search', 'state'],
};

/** What an admin was asked to look at closer. */
type Asked = { step: 'match' | 'ignore' | 'undo'; transfer: BankTransfer };

/** Every transfer that came or was announced, and what is to be done about it. */
export function Transfers() {
  const t = useTexts(transferMessages);
  const errorText = useErrorText();
  const address = useListAddress(TRANSFER_LIST);
  const list = useInfiniteQuery(transferListQuery(address.asked));
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (step: Asked['step'], transfer: BankTransfer) => setAsked({ step, transfer });
  const columns = useTransferColumns((transfer) => ask('match', transfer));
  const errorMessage = t('failed', { message: errorText(list.error) });
  const states = TRANSFER_STATES.map((value) => ({ value, label: t(`states.${value}`) }));
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-14 text-muted">{t('text')}</p>
        <Tools />
      </div>
      <Waiting counts={list.data?.pages[0]?.counts} />
      <FilterBar
        address={address}
        search={{ label: t('search'), hint: t('searchHint'), maxLength: 100 }}
        choices={[{ name: 'state', label: t('state'), any: t('anyState'), options: states }]}
      />
      <DataTable
        query={{ ...list, data: list.data?.pages.flatMap((page) => page.data) }}
        columns={columns}
        rowKey={(transfer) => transfer.id}
        caption={t('caption')}
        rowMenu={(transfer) => <TransferMenu transfer={transfer} onStep={(step) => ask(step, transfer)} />}
        empty={<NothingFound address={address} message={t('empty')} />}
        errorMessage={errorMessage}
      />
      <LoadMore list={list} errorMessage={errorMessage} />
      {asked?.step === 'match' && <MatchDialog transfer={asked.transfer} onClose={() => setAsked(null)} />}
      {asked && asked.step !== 'match' && (
        <ReasonDialog step={asked.step} transfer={asked.transfer} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}

function Waiting({ counts }: { counts: { announced: number; unmatched: number } | undefined }) {
  const t = useTexts(transferMessages);
  if (!counts || counts.announced + counts.unmatched === 0) return null;
  return <Banner tone="info">{t('waiting', counts)}</Banner>;
}

function Tools() {
  const t = useTexts(transferMessages);
  const [open, setOpen] = useState<'record' | 'import' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" icon={Plus} onClick={() => setOpen('record')}>
        {t('record.open')}
      </Button>
      <Button icon={Upload} onClick={() => setOpen('import')}>
        {t('import.open')}
      </Button>
      {open === 'record' && <RecordTransferDialog onClose={close} />}
      {open === 'import' && <ImportDialog onClose={close} />}
    </div>
  );
}
