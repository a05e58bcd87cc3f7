import type { Profile } from '@callstead/contract/identity/identity';
import type { AccountStatus, SwitchableType } from '@callstead/domain/identity/account';
import { useState } from 'react';
import { accountMessages } from '../../../i18n/account-messages.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { type StatusChange, useSetAccountStatus, useSwitchType } from './api.ts';
import { accountsMessages } from './messages.ts';

/** What takes something away is asked first, with a reason; an approval happens at once. */
export type AskedStatus = { account: Profile; status: Exclude<AccountStatus, 'approved'> };

export function useAccountDecisions(onChanged: () => void) {
  const t = useTexts(accountsMessages);
  const words = useTexts(accountMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const setStatus = useSetAccountStatus();
  const switchType = useSwitchType();
  const [asking, setAsking] = useState<AskedStatus | null>(null);

  const change = (change: StatusChange) =>
    setStatus.mutate(change, {
      onSuccess: ({ fullName, status }) => {
        const description = t('updatedText', { name: fullName, status: words(`statuses.${status}`) });
        toast({ title: t('updated'), description, tone: 'success' });
        setAsking(null);
        onChanged();
      },
      // An open dialog stays, with the reason that was typed into it.
      onError: (error) => {
        const description = t('updateFailed', { message: errorText(error) });
        toast({ title: t('error'), description, tone: 'danger' });
      },
    });

  const switchTo = (account: Profile, userType: SwitchableType) =>
    switchType.mutate(
      { account, userType },
      {
        onSuccess: (changed) => {
          const description = t('updatedText', { name: changed.fullName, status: words(`types.${changed.userType}`) });
          toast({ title: t('switched'), description, tone: 'success' });
        },
        onError: (error) => {
          const description = t('switchFailed', { message: errorText(error) });
          toast({ title: t('error'), description, tone: 'danger' });
        },
      },
    );

  return {
    decide: (account: Profile, status: AccountStatus) =>
      status === 'approved' ? change({ account, status }) : setAsking({ account, status }),
    switchTo,
    isBusy: ({ id }: Profile) =>
      (setStatus.isPending && setStatus.variables.account.id === id) ||
      (switchType.isPending && switchType.variables.account.id === id),
    asking,
    confirm: (asked: AskedStatus, reason: string) => change({ ...asked, reason }),
    cancel: () => setAsking(null),
  };
}

export type AccountDecisions = ReturnType<typeof useAccountDecisions>;
