import { type HolderBalances, LedgerAccountsQuery, type LedgerSide } from '@callstead/contract/ledger';
import { paths } from '@callstead/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { toQueryString } from '../../../api/query-string.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { RowMenu } from '../../../ui/overlay/row-menu.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { FilterChip } from '../../../ui/table/filter-chip.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import type { Sort } from '../../../ui/table/table-column.ts';
import { useListFilters } from '../../../ui/table/use-list-filters.ts';
import { placed } from '../statement/statement-section.tsx';
import { useAccountColumns } from './account-columns.tsx';
import { accountsQuery, type Step } from './api.ts';
import { deskMessages } from './messages.ts';
import { RecordDialog } from './record-dialog.tsx';

const STEPS: Record<LedgerSide, readonly Step[]> = {
  advertiser: ['top_up', 'withdrawal', 'chargeback', 'adjustment', 'credit_limit'],
  publisher: ['adjustment'],
};

/** Everybody of one side, with what their accounts hold. */
export function Accounts() {
  const t = useTexts(deskMessages);
  const errorText = useErrorText();
  const [params] = useSearchParams();
  const { side, search, sort, direction, after, before } = LedgerAccountsQuery.parse(Object.fromEntries(params));
  const page = useQuery(accountsQuery(toQueryString({ side, search, sort, direction, after, before }).toString()));
  const columns = useAccountColumns(side);
  const [asked, setAsked] = useState<{ account: HolderBalances; step: Step } | null>(null);
  const { previous = null, next = null } = page.data ?? {};
  return (
    <div className="grid min-w-0 gap-4">
      <Filters side={side} />
      <DataTable
        query={{ ...page, data: page.data?.accounts }}
        columns={columns}
        rowKey={(account) => account.id}
        caption={t(`sides.${side}`)}
        sort={{ by: sort, direction }}
        onSort={useSort()}
        rowMenu={(account) => <Menu account={account} side={side} onStep={(step) => setAsked({ account, step })} />}
        empty={<EmptyState message={t('accounts.empty')} />}
        errorMessage={t('accounts.failed', { message: errorText(page.error) })}
      />
      <Pager previous={placed(params, 'before', previous)} next={placed(params, 'after', next)} />
      {asked && <RecordDialog {...asked} side={side} onClose={() => setAsked(null)} />}
    </div>
  );
}

/** Another order starts with its first page. */
function useSort() {
  const [params, setParams] = useSearchParams();
  return ({ by, direction }: Sort) => {
    const kept = [...params].filter(([name]) => !['sort', 'direction', 'after', 'before'].includes(name));
    setParams(new URLSearchParams([...kept, ['sort', by], ['direction', direction]]), { preventScrollReset: true });
  };
}

function Filters({ side }: { side: LedgerSide }) {
  const t = useTexts(deskMessages);
  const filters = useListFilters();
  const [params] = useSearchParams();
  const addressOf = (each: LedgerSide) => {
    const kept = [...params].filter(([name]) => !['side', 'sort', 'direction', 'after', 'before'].includes(name));
    return `?${new URLSearchParams([...kept, ['side', each]])}`;
  };
  return (
    <search className="flex flex-wrap items-end justify-between gap-4">
      <nav aria-label={t('accounts.side')} className="flex flex-wrap gap-2">
        {(['advertiser', 'publisher'] as const).map((each) => (
          <FilterChip key={each} to={addressOf(each)} selected={each === side}>
            {t(`sides.${each}`)}
          </FilterChip>
        ))}
      </nav>
      <TextField
        label={t('accounts.search')}
        type="search"
        required={false}
        maxLength={200}
        placeholder={t('accounts.searchHint')}
        value={filters.search}
        onChange={(event) => filters.setSearch(event.target.value)}
        className="w-full sm:w-72"
      />
    </search>
  );
}

type MenuProps = { account: HolderBalances; side: LedgerSide; onStep: (step: Step) => void };

function Menu({ account, side, onStep }: MenuProps) {
  const t = useTexts(deskMessages);
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
