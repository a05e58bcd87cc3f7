import type { Profile } from '@callstead/contract/identity/identity';
import { Link } from 'react-router';
import { accountMessages } from '../../../i18n/account-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { useOpened } from '../../../ui/list/use-opened.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { AccountStatusBadge } from './account-status-badge.tsx';
import { accountsMessages } from './messages.ts';

export function useAccountColumns(): Column<Profile>[] {
  const t = useTexts(accountsMessages);
  const words = useTexts(accountMessages);
  return [
    { id: 'name', header: t('name'), sortable: true, cell: (account) => <Name account={account} /> },
    { id: 'email', header: t('email'), sortable: true, cell: (account) => account.email },
    { id: 'type', header: t('type'), cell: (account) => words(`types.${account.userType}`) },
    { id: 'status', header: t('status'), sortable: true, cell: ({ status }) => <AccountStatusBadge status={status} /> },
    {
      id: 'created',
      header: t('created'),
      sortable: true,
      cell: (account) => <DateTime only="date" value={account.createdAt} />,
    },
  ];
}

/** Opens everything that is known of the account. */
function Name({ account }: { account: Profile }) {
  const t = useTexts(accountsMessages);
  const { profile } = useAuth();
  const { linkTo } = useOpened('detail');
  return (
    <div className="min-w-24 py-1">
      <Link
        {...linkTo(account.id)}
        className="font-medium underline decoration-border underline-offset-4 hover:decoration-current"
      >
        {account.fullName}
      </Link>{' '}
      {account.isNetworkOwned && <Badge tone="info">{t('house')}</Badge>}
      {account.id === profile?.id && <Badge>{t('you')}</Badge>}
      {account.companyName && <p className="text-13 text-muted">{account.companyName}</p>}
    </div>
  );
}
