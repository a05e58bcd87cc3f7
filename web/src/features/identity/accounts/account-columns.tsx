import { ACCOUNT_SORTS } from '@callstead/contract/identity/accounts';
import type { Profile } from '@callstead/contract/identity/identity';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { accountMessages } from '../../../i18n/account-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Nothing } from '../../../ui/format/nothing.tsx';
import { useOpened } from '../../../ui/list/use-opened.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { AccountStatusBadge } from './account-status-badge.tsx';
import { accountsMessages } from './messages.ts';
import type { AccountColumn } from './use-account-layout.ts';

const isSorting = (column: AccountColumn) => ACCOUNT_SORTS.some((sort) => sort === column);

/** Each row is one line. */
export function useAccountColumns(chosen: readonly AccountColumn[]): Column<Profile>[] {
  const t = useTexts(accountsMessages);
  const words = useTexts(accountMessages);
  const cells: Record<AccountColumn, Omit<Column<Profile>, 'id' | 'header'>> = {
    name: { cell: (account) => <Name account={account} /> },
    company: { wideOnly: true, cell: ({ companyName }) => <Known>{companyName}</Known> },
    email: { cell: ({ email }) => <Known>{email}</Known> },
    phone: { cell: ({ phone }) => <Known>{phone && phoneText(phone)}</Known> },
    type: { cell: ({ userType }) => words(`types.${userType}`) },
    code: { cell: ({ affId }) => (affId ? <span className="font-mono text-12">{affId}</span> : <Nothing />) },
    status: { cell: ({ status }) => <AccountStatusBadge status={status} /> },
    created: { cell: ({ createdAt }) => <DateTime only="date" value={createdAt} /> },
  };
  return chosen.map((id) => ({ id, header: t(`columns.${id}`), sortable: isSorting(id), ...cells[id] }));
}

function Known({ children }: { children: string | null }): ReactNode {
  if (!children) return <Nothing />;
  return (
    <span title={children} className="block truncate max-sm:whitespace-normal sm:max-w-56">
      {children}
    </span>
  );
}

/** Opens everything that is known of the account; on a phone it heads the card. */
function Name({ account }: { account: Profile }) {
  const t = useTexts(accountsMessages);
  const { profile } = useAuth();
  const { linkTo } = useOpened('detail');
  return (
    <div>
      <span className="flex items-center gap-2">
        <Link
          {...linkTo(account.id)}
          className="font-medium underline decoration-border underline-offset-4 hover:decoration-current sm:max-w-52 sm:truncate"
        >
          {account.fullName}
        </Link>
        {account.isNetworkOwned && <Badge tone="info">{t('house')}</Badge>}
        {account.id === profile?.id && <Badge>{t('you')}</Badge>}
      </span>
      {account.companyName && <p className="text-13 text-muted sm:hidden">{account.companyName}</p>}
    </div>
  );
}
