import type { AccountDetail } from '@callstead/contract/identity/accounts';
import { can } from '@callstead/domain/policy';
import { Eye } from 'lucide';
import { useRef, useState } from 'react';
import { accountMessages } from '../../../i18n/account-messages.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { Button } from '../../../ui/action/button.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { Avatar } from '../../../ui/brand/avatar.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { focusAfterAction } from '../../../ui/overlay/focus-after.ts';
import { AccountStatusBadge } from '../accounts/account-status-badge.tsx';
import { DecisionDialog } from '../accounts/decision-dialog.tsx';
import { accountsMessages } from '../accounts/messages.ts';
import { transitionsFrom } from '../accounts/transitions.ts';
import { useAccountDecisions } from '../accounts/use-account-decisions.ts';
import { useMayDecide } from '../accounts/use-may-decide.ts';
import { accountPageMessages } from './messages.ts';
import { Tags } from './tags.tsx';

/** Who it is, what was decided about them, and what an admin does first. */
export function AccountHead({ account }: { account: AccountDetail }) {
  const names = useTexts(accountMessages);
  const list = useTexts(accountsMessages);
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar name={account.fullName} url={account.avatarUrl} />
        <h1 className="wrap-anywhere text-28">{account.fullName}</h1>
        <AccountStatusBadge status={account.status} />
        {account.isNetworkOwned && <Badge tone="info">{list('house')}</Badge>}
      </div>
      <p className="flex flex-wrap items-center gap-x-2 text-14 text-muted">
        {names(`types.${account.userType}`)}
        {account.companyName && <span>· {account.companyName}</span>}
        <span className="wrap-anywhere">· {account.email}</span>
        {account.affId && <Code affId={account.affId} />}
      </p>
      <Tags account={account} />
      <Deeds account={account} />
    </header>
  );
}

function Code({ affId }: { affId: string }) {
  const t = useTexts(accountPageMessages);
  return (
    <span className="flex items-center">
      · <span className="ml-2 font-mono">{affId}</span>
      <CopyButton value={affId} what={t('code')} />
    </span>
  );
}

function Deeds({ account }: { account: AccountDetail }) {
  const t = useTexts(accountsMessages);
  const mayDecide = useMayDecide()(account);
  const place = useRef<HTMLDivElement>(null);
  const decisions = useAccountDecisions(() => focusAfterAction(place.current)); // the button that was pressed is gone
  return (
    <div ref={place} tabIndex={-1} className="flex flex-wrap gap-2 outline-none">
      {mayDecide &&
        transitionsFrom(account.status).map((status) => (
          <Button
            key={status}
            size="sm"
            variant={status === 'approved' ? 'primary' : 'secondary'}
            disabled={decisions.isBusy(account)}
            onClick={() => decisions.decide(account, status)}
          >
            {t(`set.${status}`)}
          </Button>
        ))}
      <ViewAsButton account={account} />
      <DecisionDialog decisions={decisions} />
    </div>
  );
}

/** From then on the guard leads to the account's own panel, where a banner says whose eyes these are. */
function ViewAsButton({ account }: { account: AccountDetail }) {
  const t = useTexts(accountPageMessages);
  const errorText = useErrorText();
  const { startView } = useAuth();
  const { toast } = useToast();
  const [isBusy, setBusy] = useState(false);
  if (!can(useActor(), 'account-view.start', account)) return null;
  const start = async () => {
    setBusy(true);
    try {
      await startView(account.id);
    } catch (error) {
      toast({ title: t('viewFailed'), description: errorText(error), tone: 'danger' });
      setBusy(false);
    }
  };
  return (
    <Button size="sm" variant="secondary" icon={Eye} busy={isBusy} onClick={() => void start()}>
      {t('viewAs')}
    </Button>
  );
}
