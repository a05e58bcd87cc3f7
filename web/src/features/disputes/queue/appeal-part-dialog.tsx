import type { AppealChange, DisputeRow } from '@callstead/contract/disputes';
import { type AppealOutcome, saleInPart } from '@callstead/domain/disputes/appeal';
import { useTexts } from '../../../i18n/language.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { AmountDialog } from './amount-dialog.tsx';
import { useDecideAppeal } from './api.ts';
import { disputeQueueMessages } from './messages.ts';

type Part = NonNullable<AppealChange['part']>;
type AppealPartDialogProps = {
  dispute: DisputeRow;
  part: Part;
  reason: string;
  onDecided: (outcome: AppealOutcome) => void;
  onClose: () => void;
};

/** What the sale costs from now on, between the first decision and what was asked for; it is the last word. */
export function AppealPartDialog({ dispute, part, reason, onDecided, onClose }: AppealPartDialogProps) {
  const t = useTexts(disputeQueueMessages);
  const money = useMoney();
  const decide = useDecideAppeal(dispute, onDecided);
  const bounds = { over: money(part.overCents), under: money(part.underCents) };
  return (
    <AmountDialog
      texts={{
        title: t('appeal.part.title'),
        text: t('appeal.part.text'),
        amount: t('appeal.part.amount'),
        hint: t('appeal.part.amountHint', bounds),
        wrong: t('appeal.part.amountWrong', bounds),
        confirm: t(decide.isPending ? 'deciding' : 'appeal.part.confirm'),
      }}
      isRight={(cents) => part.overCents < cents && cents < part.underCents}
      meaning={(cents) => <Meaning part={part} priceCents={cents} />}
      isPending={decide.isPending}
      error={decide.error}
      onConfirm={(priceCents) => decide.mutate({ outcome: 'in_part', priceCents, reason })}
      onClose={onClose}
    />
  );
}

function Meaning({ part: { full, paidOutCents }, priceCents }: { part: Part; priceCents: number }) {
  const t = useTexts(disputeQueueMessages);
  const money = useMoney();
  const { payoutCents } = saleInPart(full, priceCents);
  const owedCents = paidOutCents - payoutCents;
  return (
    <div className="grid gap-2">
      <p>{t('appeal.part.left', { price: money(priceCents), payout: money(payoutCents) })}</p>
      {owedCents > 0 && <Banner tone="warning">{t('appeal.owed', { amount: money(owedCents) })}</Banner>}
    </div>
  );
}
