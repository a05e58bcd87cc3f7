import type { PayoutRun } from '@callstead/contract/payouts/runs';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { payoutRunMessages } from './messages.ts';
import type { Approval } from './use-approval.ts';

/** Says whether money moves with this approval, or with another one. */
export function ApproveDialog({ run, approval }: { run: PayoutRun; approval: Approval }) {
  const t = useTexts(payoutRunMessages);
  const money = useMoney();
  const amount = money(run.pays.amountCents);
  const isLast = run.approvalsGiven + 1 >= run.approvalsNeeded;
  return (
    <ConfirmDialog
      open
      onOpenChange={approval.close}
      title={t('approval.dialogTitle', { count: run.pays.publishers })}
      description={t(isLast ? 'approval.completes' : 'approval.first', { amount })}
      confirmLabel={t('approval.confirm', { amount })}
      tone="primary"
      onConfirm={approval.confirm}
      busy={approval.isPending}
    >
      <FailureBanner error={approval.error} />
    </ConfirmDialog>
  );
}
