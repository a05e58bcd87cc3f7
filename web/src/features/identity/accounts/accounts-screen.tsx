import type { AccountScope } from '@callstead/domain/identity/account-scope';
import { type ReactNode, type Ref, useRef } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { useOpened } from '../../../ui/list/use-opened.ts';
import { WorkTable } from '../../../ui/list/work-table.tsx';
import { focusAfterAction } from '../../../ui/overlay/focus-after.ts';
import { AccountBar } from './account-bar.tsx';
import { AccountBulkBar } from './account-bulk-bar.tsx';
import { useAccountColumns } from './account-columns.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { AccountMenu } from './account-menu.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { accountsMessages } from './messages.ts';
import { type AccountDecisions, useAccountDecisions } from './use-account-decisions.ts';
import { useAccountLayout } from './use-account-layout.ts';
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <title>{t(`scopes.${scope}.pageTitle`)}</title>
        <PageHeader title={t(`scopes.${scope}.title`)}>{action}</PageHeader>
        <AccountBar scope={scope} list={list} />
        <AccountTable scope={scope} list={list} decisions={decisions} countRef={summary} />
      </div>
      {below}
      <AccountDialog decisions={decisions} />
      <DecisionDialog decisions={decisions} />
    </>
  );
}

type AccountTableProps = {
  scope: AccountScope;
  list: AccountList;
  decisions: AccountDecisions;
  countRef: Ref<HTMLParagraphElement>;
};

function AccountTable({ scope, list, decisions, countRef }: AccountTableProps) {
  const t = useTexts(accountsMessages);
  const errorText = useErrorText();
  const layout = useAccountLayout(scope);
  const columns = useAccountColumns(layout.columns);
  const opened = useOpened('detail');
  return (
    <WorkTable
      address={list.address}
      list={list.page}
      countRef={countRef}
      above={<AccountBulkBar selection={list.selection} />}
      columns={columns}
      rowKey={(account) => account.id}
      caption={t(`scopes.${scope}.caption`)}
      empty={<NothingFound address={list.address} message={t(`scopes.${scope}.empty`)} />}
      errorMessage={t(`scopes.${scope}.loadFailed`, { message: errorText(list.page.error) })}
      sort={list.sort}
      onSort={list.setSort}
      selection={list.selection.named({ labelOf: (account) => t('select', { name: account.fullName }) })}
      rowMenu={(account) => <AccountMenu account={account} decisions={decisions} />}
      onOpen={(account) => opened.open(account.id)}
      onPeek={opened.open}
      density={layout.density}
      current={opened.id}
    />
  );
}
