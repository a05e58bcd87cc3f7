import type { DisputeRow } from '@callstead/contract/disputes';
import { creditedSale, mayCredit } from '@callstead/domain/disputes/partial-credit';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { readDollars } from '../../../ui/form/read-dollars.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useCredit } from './api.ts';
import { disputeQueueMessages } from './messages.ts';

type CreditDialogProps = { dispute: DisputeRow; reason: string; onCredited: () => void; onClose: () => void };

/** How much goes back, and what that means for both sides before it happens. */
export function CreditDialog({ dispute, reason, onCredited, onClose }: CreditDialogProps) {
  const t = useTexts(disputeQueueMessages);
  const money = useMoney();
  const [typed, setTyped] = useState('');
  const [wasTried, setTried] = useState(false);
  const credit = useCredit(dispute);
  const [priceCents, payoutCents] = [dispute.priceCents ?? 0, dispute.payoutCents ?? 0];
  const creditCents = readDollars(typed);
  const isPart = creditCents !== undefined && mayCredit(priceCents, creditCents);
  const left = isPart ? creditedSale({ priceCents, payoutCents }, creditCents) : undefined;
  const confirm = () => {
    setTried(true);
    if (isPart) credit.mutate({ creditCents, reason }, { onSuccess: onCredited });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('credit.title')}
      description={t('credit.text')}
      confirmLabel={t(credit.isPending ? 'deciding' : 'credit.confirm')}
      onConfirm={confirm}
      busy={credit.isPending}
    >
      <div className="grid gap-4">
        <FailureBanner error={credit.error} />
        <TextField
          label={t('credit.amount')}
          hint={t('credit.amountHint', { price: money(priceCents) })}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={
            (wasTried || typed.trim() !== '') && !isPart
              ? t('credit.amountWrong', { price: money(priceCents) })
              : undefined
          }
        />
        <p aria-live="polite" className="min-h-10 text-14">
          {left &&
            t('credit.left', {
              price: money(left.priceCents),
              payout: money(left.payoutCents),
              cut: money(payoutCents - left.payoutCents),
            })}
        </p>
      </div>
    </ConfirmDialog>
  );
}
