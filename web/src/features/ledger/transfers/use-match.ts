import type { BankTransfer, Twin } from '@callstead/contract/transfers';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { useTransferStep } from './api.ts';
import { transferMessages } from './messages.ts';

export const isTwin = (error: unknown) => error instanceof ApiError && error.code === 'transfer_twin';

type Account = { id: string; name: string };

/** Puts a transfer into somebody's balance and says so; asks where another may be the same money. */
export function useMatch({ id, amountCents }: BankTransfer) {
  const t = useTexts(transferMessages);
  const errorText = useErrorText();
  const money = useMoney();
  const { toast } = useToast();
  const step = useTransferStep();
  const [asked, setAsked] = useState<{ account: Account; answer: (twin: Twin) => void } | null>(null);
  const match = (account: Account, onDone?: () => void, twin?: Twin) =>
    step.mutate(
      { step: 'match', id, accountId: account.id, twin },
      {
        onSuccess: () => {
          const description = t('matchedText', { amount: money(amountCents), name: account.name });
          toast({ title: t('matched'), description, tone: 'success' });
          setAsked(null);
          onDone?.();
        },
        onError: (error) => {
          if (isTwin(error)) setAsked({ account, answer: (said) => match(account, onDone, said) });
          else toast({ title: errorText(error), tone: 'danger' });
        },
      },
    );
  return { match, isPending: step.isPending, asked, unask: () => setAsked(null) };
}
