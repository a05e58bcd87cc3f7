import type { Profile } from '@callstead/contract/identity';
import type { AccountStatus } from '@callstead/domain/identity/account';
import { useAuth } from '../../auth/auth.tsx';
import { accountsMessages } from '../../i18n/accounts-messages.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import type { Tone } from '../../ui/tone.ts';
import { transitionsFrom } from './transitions.ts';
import type { StatusChanges } from './use-status-changes.ts';

const STATUS_TONE: Record<AccountStatus, Tone> = { pending: 'warning', approved: 'success', rejected: 'danger' };

export function useAccountColumns(changes: StatusChanges): Column<Profile>[] {
  const t = useTexts(accountsMessages);
  return [
    { id: 'name', header: t('name'), cell: (account) => <Name account={account} /> },
    { id: 'email', header: t('email'), cell: (account) => account.email },
    { id: 'type', header: t('type'), cell: (account) => t(`types.${account.userType}`) },
    {
      id: 'status',
      header: t('status'),
      cell: ({ status }) => <Badge tone={STATUS_TONE[status]}>{t(`statuses.${status}`)}</Badge>,
    },
    { id: 'created', header: t('created'), cell: (account) => <DateTime only="date" value={account.createdAt} /> },
    { id: 'actions', header: t('actions'), cell: (account) => <Actions account={account} changes={changes} /> },
  ];
}

function Name({ account }: { account: Profile }) {
  return (
    <div className="min-w-28 sm:whitespace-nowrap">
      <p className="font-medium">{account.fullName}</p>
      {account.companyName && <p className="text-13 text-muted">{account.companyName}</p>}
    </div>
  );
}

/** Nobody decides about themselves. */
function Actions({ account, changes }: { account: Profile; changes: StatusChanges }) {
  const t = useTexts(accountsMessages);
  const { user } = useAuth();
  if (account.id === user?.id) return <span className="text-muted">{t('you')}</span>;
  const name = account.fullName;
  return (
    <div className="flex gap-2">
      {transitionsFrom(account.status).map((status) => (
        <Button
          key={status}
          variant={status === 'approved' ? 'secondary' : 'ghost'}
          size="sm"
          disabled={changes.isBusy(account)}
          onClick={() => changes.decide(account, status)}
          aria-label={t(`setFor.${status}`, { name })}
          className="whitespace-nowrap"
        >
          {t(`set.${status}`)}
        </Button>
      ))}
    </div>
  );
}
