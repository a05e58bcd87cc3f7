import type { AccountScope } from '@callstead/domain/identity/account-scope';
import { type ReactNode, useRef } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListCount } from '../../../ui/list/list-count.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { focusAfterAction } from '../../../ui/overlay/focus-after.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { AccountBulkBar } from './account-bulk-bar.tsx';
import { useAccountColumns } from './account-columns.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { AccountFilters } from './account-filters.tsx';
import { AccountMenu } from './account-menu.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { accountsMessages } from './messages.ts';
import { type AccountDecisions, useAccountDecisions } from './use-account-decisions.ts';
import { type AccountList, useAccountList } from './use-account-list.ts';

type AccountsScreenProps = { scope: AccountScope; action?: ReactNode; below?: ReactNode };

/** One of the three lists of accounts, with everything an admin does there. */
export function AccountsScreen({ scope, action, below }: AccountsScreenProps) {
  const t = useTexts(accountsMessages);
  const list = useAccountList(scope);
  const summary = useRef<HTMLParagraphElement>(null);
  // The button that was pressed may disappear with its row.
  const decisions = useAccountDecisions(() => focusAfterAction(summary.current));
  return (
    <>
      <title>{t(`scopes.${scope}.pageTitle`)}</title>
      <PageHeader title={t(`scopes.${scope}.title`)}>{action}</PageHeader>
      <AccountFilters scope={scope} address={list.address} />
      <div className="grid min-w-0 gap-3">
        <ListCount ref={summary}>
          <Count scope={scope} list={list} />
        </ListCount>
        <AccountBulkBar selection={list.selection} />
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
function Count({ scope, list: { accounts, isWhole } }: { scope: AccountScope; list: AccountList }) {
  const t = useTexts(accountsMessages);
  if (!accounts) return null;
  const count = accounts.length;
  return isWhole ? t(`scopes.${scope}.count`, { count }) : t('onThisPage', { count });
}

type AccountTableProps = { scope: AccountScope; list: AccountList; decisions: AccountDecisions };

function AccountTable({ scope, list, decisions }: AccountTableProps) {
  const t = useTexts(accountsMessages);
  const errorText = useErrorText();
  const columns = useAccountColumns();
  return (
    <DataTable
      query={{ ...list.page, data: list.accounts }}
      columns={columns}
      rowKey={(account) => account.id}
      caption={t(`scopes.${scope}.caption`)}
      empty={<NothingFound address={list.address} message={t(`scopes.${scope}.empty`)} />}
      errorMessage={t(`scopes.${scope}.loadFailed`, { message: errorText(list.page.error) })}
      sort={list.sort}
      onSort={list.setSort}
      selection={list.selection.named({ labelOf: (account) => t('select', { name: account.fullName }) })}
      rowMenu={(account) => <AccountMenu account={account} decisions={decisions} />}
    />
  );
}
