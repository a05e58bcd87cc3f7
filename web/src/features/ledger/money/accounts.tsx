import { type HolderBalances, LedgerAccountsQuery, type LedgerSide } from '@callstead/contract/ledger';
import { paths } from '@callstead/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toQueryString } from '../../../api/query-string.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { useListAddress } from '../../../ui/list/use-list-address.ts';
import { RowMenu } from '../../../ui/overlay/row-menu.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { type LedgerStep, ledgerAccountsQuery } from './api.ts';
import { useLedgerAccountColumns } from './ledger-account-columns.tsx';
import { ledgerMessages } from './messages.ts';
import { RecordDialog } from './record-dialog.tsx';

const STEPS: Record<LedgerSide, readonly LedgerStep[]> = {
  advertiser: ['top_up', 'withdrawal', 'chargeback', 'adjustment', 'credit_limit'],
  publisher: ['bonus', 'adjustment'],
};

const LEDGER_ACCOUNT_LIST: ListDescription<LedgerAccountsQuery> = {
  read: (params) => LedgerAccountsQuery.parse(Object.fromEntries(params)),
  filters: ['search'],
};

/** Everybody of one side, with what their accounts hold. */
export function Accounts() {
  const t = useTexts(ledgerMessages);
  const errorText = useErrorText();
  const address = useListAddress(LEDGER_ACCOUNT_LIST);
  const { side, sort, direction } = address.asked;
  const page = useQuery(ledgerAccountsQuery(address.asked));
  const columns = useLedgerAccountColumns(side);
  const [asked, setAsked] = useState<{ account: HolderBalances; step: LedgerStep } | null>(null);
  return (
    <div className="grid min-w-0 gap-4">
      <FilterBar
        address={address}
        search={{ label: t('accounts.search'), hint: t('accounts.searchHint'), maxLength: 200 }}
      >
        <FilterChips
          label={t('accounts.side')}
          options={(['advertiser', 'publisher'] as const).map((value) => ({ value, label: t(`sides.${value}`) }))}
          chosen={side}
          addressOf={(each) => address.addressWith({ side: each, sort: undefined, direction: undefined })}
        />
      </FilterBar>
      <DataTable
        query={{ ...page, data: page.data?.data }}
        columns={columns}
        rowKey={(account) => account.id}
        caption={t(`sides.${side}`)}
        sort={{ by: sort, direction }}
        onSort={(chosen) => address.change({ sort: chosen.by, direction: chosen.direction })}
        rowMenu={(account) => <Menu account={account} side={side} onStep={(step) => setAsked({ account, step })} />}
        empty={<NothingFound address={address} message={t('accounts.empty')} />}
        errorMessage={t('accounts.failed', { message: errorText(page.error) })}
      />
      <Pager {...address.pages(page.data)} />
      {asked && <RecordDialog {...asked} side={side} onClose={() => setAsked(null)} />}
    </div>
  );
}

type MenuProps = { account: HolderBalances; side: LedgerSide; onStep: (step: LedgerStep) => void };

function Menu({ account, side, onStep }: MenuProps) {
  const t = useTexts(ledgerMessages);
  const navigate = useNavigate();
  const statement = side === 'advertiser' ? paths.advertiser.billing : paths.publisher.payments;
  const items = [
    ...STEPS[side].map((step) => ({ label: t(`steps.${step}.label`), onSelect: () => onStep(step) })),
    { label: t('accounts.statement'), onSelect: () => void navigate(statement({ account: account.id })) },
    {
      label: t('accounts.postings'),
      onSelect: () => void navigate(`?${toQueryString({ tab: 'postings', period: 'all', account: account.id })}`),
    },
  ];
  return <RowMenu label={t('accounts.actions', { name: account.name })} items={items} />;
}
