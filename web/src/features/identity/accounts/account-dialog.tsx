import type { AccountDetail } from '@callstead/contract/identity/accounts';
import { useQuery } from '@tanstack/react-query';
import { accountDetailQuery } from '../../../api/account-detail-query.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingLine } from '../../../ui/feedback/loading-line.tsx';
import { useOpened } from '../../../ui/list/use-opened.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { AccountFacts } from './account-facts.tsx';
import { accountDetailMessages } from './detail-messages.ts';
import { accountsMessages } from './messages.ts';
import { SwitchTypeButton } from './switch-type-button.tsx';
import type { AccountDecisions } from './use-account-decisions.ts';
import { useMayDecide } from './use-may-decide.ts';

/** Everything about the account the address names. */
export function AccountDialog({ decisions }: { decisions: AccountDecisions }) {
  const { id, close } = useOpened('detail');
  return id && <OpenAccount id={id} onClose={close} decisions={decisions} />;
}

type OpenAccountProps = { id: string; onClose: () => void; decisions: AccountDecisions };

function OpenAccount({ id, onClose, decisions }: OpenAccountProps) {
  const t = useTexts(accountDetailMessages);
  const names = useTexts(accountsMessages);
  const errorText = useErrorText();
  const account = useQuery(accountDetailQuery(id));
  const message = t('loadFailed', { message: errorText(account.error) });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      wide
      title={account.data?.fullName ?? names('details')}
      footer={account.data && <DecisionButtons account={account.data} decisions={decisions} />}
    >
      {account.data && <AccountFacts account={account.data} isInDialog />}
      {account.isError && !account.data && <ErrorState message={message} onRetry={() => void account.refetch()} />}
      {account.isPending && <LoadingLine>{t('loading')}</LoadingLine>}
    </Dialog>
  );
}

function DecisionButtons({ account, decisions }: { account: AccountDetail; decisions: AccountDecisions }) {
  const t = useTexts(accountsMessages);
  const mayDecide = useMayDecide()(account);
  const busy = decisions.isBusy(account);
  return (
    <>
      <SwitchTypeButton account={account} decisions={decisions} />
      <Button
        variant="danger"
        disabled={!mayDecide || busy || account.status === 'rejected'}
        onClick={() => decisions.decide(account, 'rejected')}
      >
        {t('set.rejected')}
      </Button>
      <Button
        disabled={!mayDecide || busy || account.status === 'approved'}
        onClick={() => decisions.decide(account, 'approved')}
      >
        {t('set.approved')}
      </Button>
    </>
  );
}
