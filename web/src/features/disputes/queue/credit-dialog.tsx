import type { DisputeRow } from '@callstead/contract/disputes';
import { creditedSale, mayCredit } from '@callstead/domain/disputes/partial-credit';
import { useTexts } from '../../../i18n/language.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { AmountDialog } from './amount-dialog.tsx';
import { useCredit } from './api.ts';
import { disputeQueueMessages } from './messages.ts';

type CreditDialogProps = { dispute: DisputeRow; reason: string; onCredited: () => void; onClose: () => void };

/** How much goes back, and what that means for both sides before it happens. */
export function CreditDialog({ dispute, reason, onCredited, onClose }: CreditDialogProps) {
  const t = useTexts(disputeQueueMessages);
  const money = useMoney();
  const credit = useCredit(dispute, onCredited);
  const [priceCents, payoutCents] = [dispute.priceCents ?? 0, dispute.payoutCents ?? 0];
  const meaning = (creditCents: number) => {
    const left = creditedSale({ priceCents, payoutCents }, creditCents);
    return t('credit.left', {
      price: money(left.priceCents),
      payout: money(left.payoutCents),
      cut: money(payoutCents - left.payoutCents),
    });
  };
  return (
    <AmountDialog
      texts={{
        title: t('credit.title'),
        text: t('credit.text'),
        amount: t('credit.amount'),
        hint: t('credit.amountHint', { price: money(priceCents) }),
        wrong: t('credit.amountWrong', { price: money(priceCents) }),
        confirm: t(credit.isPending ? 'deciding' : 'credit.confirm'),
      }}
      isRight={(cents) => mayCredit(priceCents, cents)}
      meaning={meaning}
      isPending={credit.isPending}
      error={credit.error}
      onConfirm={(creditCents) => credit.mutate({ creditCents, reason })}
      onClose={onClose}
    />
  );
}
