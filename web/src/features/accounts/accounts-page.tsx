import type { Profile } from '@callstead/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { accountsMessages } from '../../i18n/accounts-messages.ts';
import { useErrorText } from '../../i18n/error-text.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useAccountColumns } from './account-columns.tsx';
import { type AccountFilter, beyond, readFilter, withMore, writeFilter } from './account-filter.ts';
import { AccountFilters } from './account-filters.tsx';
import { accountListQuery } from './api.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { useStatusChanges } from './use-status-changes.ts';

export default function AccountsPage() {
  const t = useTexts(accountsMessages);
  const errorText = useErrorText();
  const [filter, setFilter] = useFilter();
  const accounts = useQuery(accountListQuery(filter));
  const summary = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is about to disappear, maybe with its row.
  const changes = useStatusChanges(() => summary.current?.focus());
  return (
    <>
      <title>{t('pageTitle')}</title>
      <h1 className="text-28">{t('title')}</h1>
      <AccountFilters filter={filter} onChange={setFilter} />
      <div className="grid min-w-0 gap-3">
        <Summary ref={summary} filter={filter} accounts={accounts.data} />
        <DataTable
          query={accounts}
          columns={useAccountColumns(changes)}
          rowKey={(account) => account.id}
          caption={t('caption')}
          empty={<NoAccounts onClear={() => setFilter(readFilter(new URLSearchParams()))} />}
          errorMessage={t('loadFailed', { message: errorText(accounts.error) })}
        />
        <Beyond
          filter={filter}
          accounts={accounts.data}
          onMore={() => setFilter(withMore(filter), { replace: true })}
        />
      </div>
      {changes.rejecting && <Rejecting changes={changes} account={changes.rejecting} />}
    </>
  );
}

function useFilter() {
  const [params, setParams] = useSearchParams();
  const setFilter = (filter: AccountFilter, { replace = false } = {}) =>
    setParams(writeFilter(filter), { replace, preventScrollReset: true });
  return [readFilter(params), setFilter] as const;
}

type SummaryProps = { ref: Ref<HTMLParagraphElement>; filter: AccountFilter; accounts: Profile[] | undefined };

/** Says how many were found, to the eye and to a screen reader. */
function Summary({ ref, filter, accounts }: SummaryProps) {
  const t = useTexts(accountsMessages);
  const count = accounts?.length ?? 0;
  const isAll = beyond(filter, count) === 'nothing';
  const text = isAll ? t('count', { count }) : t('countOrMore', { count: String(count) });
  return (
    <p ref={ref} role="status" tabIndex={-1} className="min-h-5 text-13 text-muted outline-none">
      {accounts && text}
    </p>
  );
}

type BeyondProps = { filter: AccountFilter; accounts: Profile[] | undefined; onMore: () => void };

function Beyond({ filter, accounts, onMore }: BeyondProps) {
  const t = useTexts(accountsMessages);
  const rest = beyond(filter, accounts?.length ?? 0);
  if (rest === 'nothing') return null;
  if (rest === 'out-of-reach') return <p className="text-13 text-muted">{t('narrow')}</p>;
  return (
    <Button variant="secondary" size="sm" onClick={onMore} className="justify-self-center">
      {t('more')}
    </Button>
  );
}

function NoAccounts({ onClear }: { onClear: () => void }) {
  const t = useTexts(accountsMessages);
  const clear = (
    <Button variant="secondary" size="sm" onClick={onClear}>
      {t('clearFilters')}
    </Button>
  );
  return <EmptyState message={t('empty')} action={clear} />;
}

function Rejecting({ changes, account }: { changes: ReturnType<typeof useStatusChanges>; account: Profile }) {
  return (
    <RejectDialog
      account={account}
      busy={changes.isBusy(account)}
      onReject={(reason) => changes.reject(account, reason)}
      onClose={changes.cancel}
    />
  );
}
