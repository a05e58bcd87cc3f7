import type { Profile } from '@callstead/contract/identity';
import type { AccountStatus } from '@callstead/domain/identity/account';
import { useState } from 'react';
import { accountsMessages } from '../../i18n/accounts-messages.ts';
import { useErrorText } from '../../i18n/error-text.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useToast } from '../../ui/toast.tsx';
import { type StatusChange, useSetStatus } from './api.ts';

/** Deciding about accounts: at once, or for a rejection after asking. */
export function useStatusChanges(onChanged: () => void) {
  const t = useTexts(accountsMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const setStatus = useSetStatus();
  const [rejecting, setRejecting] = useState<Profile | null>(null);

  const change = (change: StatusChange) =>
    setStatus.mutate(change, {
      onSuccess: ({ fullName, status }) => {
        const description = t('updatedText', { name: fullName, status: t(`statuses.${status}`) });
        toast({ title: t('updated'), description, tone: 'success' });
        setRejecting(null);
        onChanged();
      },
      // An open dialog stays, with the reason that was typed into it.
      onError: (error) => {
        const description = t('updateFailed', { message: errorText(error) });
        toast({ title: t('error'), description, tone: 'danger' });
      },
    });

  return {
    decide: (account: Profile, status: AccountStatus) =>
      status === 'rejected' ? setRejecting(account) : change({ account, status }),
    isBusy: (account: Profile) => setStatus.isPending && setStatus.variables.account.id === account.id,
    rejecting,
    reject: (account: Profile, reason: string) => change({ account, status: 'rejected', reason }),
    cancel: () => setRejecting(null),
  };
}

export type StatusChanges = ReturnType<typeof useStatusChanges>;
