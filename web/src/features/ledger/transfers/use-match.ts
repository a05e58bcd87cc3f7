import type { BankTransfer } from '@callstead/contract/transfers';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { useTransferStep } from './api.ts';
import { transferMessages } from './messages.ts';

/** Puts a transfer into somebody's balance and says so. */
export function useMatch({ id, amountCents }: BankTransfer) {
  const t = useTexts(transferMessages);
  const errorText = useErrorText();
  const money = useMoney();
  const { toast } = useToast();
  const step = useTransferStep();
  const match = (account: { id: string; name: string }, onDone?: () => void) =>
    step.mutate(
      { step: 'match', id, accountId: account.id },
      {
        onSuccess: () => {
          const description = t('matchedText', { amount: money(amountCents), name: account.name });
          toast({ title: t('matched'), description, tone: 'success' });
          onDone?.();
        },
        onError: (error) => toast({ title: errorText(error), tone: 'danger' }),
      },
    );
  return { match, isPending: step.isPending };
}
