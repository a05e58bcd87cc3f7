import type { AccountScope } from '@callstead/domain/identity/account-scope';
import { type ReactNode, useRef } from 'react';
import { accountsMessages } from '../../../i18n/accounts-messages.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { uiMessages } from '../../../i18n/ui-messages.ts';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { useAccountColumns } from './account-columns.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { isFiltered } from './account-filter.ts';
import { AccountFilters } from './account-filters.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { type AccountList, useAccountList } from './use-account-list.ts';
import { useDecisions } from './use-decisions.ts';

type AccountsScreenProps = { scope: AccountScope; action?: ReactNode; below?: ReactNode };

/** One of the three lists of accounts, with everything an admin does there. */
export function AccountsScreen({ scope, action, below }: AccountsScreenProps) {
  const t = useTexts(accountsMessages);
  const list = useAccountList(scope);
  const summary = useRef<HTMLParagraphElement>(null);
  // The button that was pressed may disappear with its row.
  const decisions = useDecisions(() => summary.current?.focus());
  return (
    <>
      <title>{t(`scopes.${scope}.pageTitle`)}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-28">{t(`scopes.${scope}.title`)}</h1>
        {action}
      </div>
      <AccountFilters scope={scope} filter={list.filter} onChange={list.setFilter} />
      <div className="grid min-w-0 gap-3">
        <p ref={summary} role="status" tabIndex={-1} className="min-h-5 text-13 text-muted outline-none">
          <Count scope={scope} list={list} />
        </p>
        <BulkBar accounts={list.accounts} selected={list.selected} onClear={() => list.select(new Set())} />
        <AccountTable scope={scope} list={list} decisions={decisions} />
        <Pager {...list.pages} />
      </div>
      {below}
      <AccountDialog decisions={decisions} />
      <DecisionDialog decisions={decisions} />
    </>
  );
}

/** How many were found; with more pages, how many this one shows. */
function Count({ scope, list }: { scope: AccountScope; list: AccountList }) {
  const t = useTexts(accountsMessages);
  if (!list.query.data) return null;
  const count = list.accounts.length;
  return list.isWhole ? t(`scopes.${scope}.count`, { count }) : t('onThisPage', { count: String(count) });
}

type AccountTableProps = { scope: AccountScope; list: AccountList; decisions: ReturnType<typeof useDecisions> };

function AccountTable({ scope, list, decisions }: AccountTableProps) {
  const t = useTexts(accountsMessages);
  const errorText = useErrorText();
  const columns = useAccountColumns();
  return (
    <DataTable
      query={list.query}
      columns={columns}
      rowKey={(account) => account.id}
      caption={t(`scopes.${scope}.caption`)}
      empty={<NoAccounts scope={scope} list={list} />}
      errorMessage={t(`scopes.${scope}.loadFailed`, { message: errorText(list.error) })}
      sort={list.sort}
      onSort={list.setSort}
      selection={{
        selected: list.selected,
        onChange: list.select,
        labelOf: (account) => t('select', { name: account.fullName }),
      }}
      rowMenu={(account) => <AccountMenu account={account} decisions={decisions} />}
    />
  );
}

function NoAccounts({ scope, list }: { scope: AccountScope; list: AccountList }) {
  const t = useTexts(accountsMessages);
  const ui = useTexts(uiMessages);
  const { filter, setFilter } = list;
  const clear = (
    <Button
      variant="secondary"
      size="sm"
      onClick={() => setFilter({ ...filter, search: '', status: undefined, type: undefined })}
    >
      {ui('clearFilters')}
    </Button>
  );
  return <EmptyState message={t(`scopes.${scope}.empty`)} action={isFiltered(filter) && clear} />;
}
