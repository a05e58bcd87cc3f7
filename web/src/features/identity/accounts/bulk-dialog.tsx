import type { DecideAccountsResponse } from '@callstead/contract/identity/accounts';
import type { Profile } from '@callstead/contract/identity/identity';
import { useState } from 'react';
import { accountMessages } from '../../../i18n/account-messages.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { type BulkDecision, useDecideAccounts } from './api.ts';
import { bulkDecisionMessages } from './bulk-decision-messages.ts';
import type { Refusal } from './bulk-refusals.tsx';
import { accountsMessages } from './messages.ts';

type BulkDialogProps = {
  accounts: readonly Profile[];
  status: BulkDecision['status'];
  onDone: (refused: Refusal[]) => void;
  onCancel: () => void;
};

export function BulkDialog({ accounts, status, onDone, onCancel }: BulkDialogProps) {
  const t = useTexts(bulkDecisionMessages);
  const names = useTexts(accountsMessages);
  const [reason, setReason] = useState('');
  const { decide, busy } = useBulkDecision(onDone);
  const count = accounts.length;
  return (
    <ConfirmDialog
      open
      onOpenChange={onCancel}
      title={t(`ask.${status}.title`, { count })}
      description={t(`ask.${status}.text`)}
      confirmLabel={busy ? names('busy') : t(status)}
      onConfirm={() => decide(accounts, status, reason)}
      tone={status === 'rejected' ? 'danger' : 'primary'}
      busy={busy}
    >
      <ReasonField
        label={names('reason')}
        hint={names(`reasonHint.${status}`)}
        optional
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}

function useBulkDecision(onDone: (refused: Refusal[]) => void) {
  const t = useTexts(bulkDecisionMessages);
  const names = useTexts(accountsMessages);
  const words = useTexts(accountMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const decision = useDecideAccounts();
  const decide = (accounts: readonly Profile[], status: BulkDecision['status'], reason: string) =>
    decision.mutate(
      { ids: accounts.map((account) => account.id), status, reason },
      {
        onSuccess: ({ results }) => {
          const refused = refusalsIn(results, accounts);
          const count = results.length - refused.length;
          const description = t('done', { count, status: words(`statuses.${status}`) });
          toast({ title: names('updated'), description, tone: refused.length ? 'warning' : 'success' });
          onDone(refused);
        },
        onError: (error) => {
          const description = names('updateFailed', { message: errorText(error) });
          toast({ title: names('error'), description, tone: 'danger' });
        },
      },
    );
  return { decide, busy: decision.isPending };
}

function refusalsIn(results: DecideAccountsResponse['results'], accounts: readonly Profile[]): Refusal[] {
  return results.flatMap((result) => {
    const account = accounts.find(({ id }) => id === result.id);
    return result.outcome === 'refused' && account ? [{ account, code: result.code }] : [];
  });
}
