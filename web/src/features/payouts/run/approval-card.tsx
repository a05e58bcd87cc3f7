import type { PayoutRun } from '@callstead/contract/payouts/runs';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { runMessages } from '../shared/messages.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { payoutRunMessages } from './messages.ts';
import { useApproval } from './use-approval.ts';

/** Who has approved what stands here, and the button for whoever has not. */
export function ApprovalCard({ run }: { run: PayoutRun }) {
  const t = useTexts(payoutRunMessages);
  const words = useTexts(runMessages);
  const approval = useApproval(run);
  const { approvalsGiven, approvalsNeeded } = run;
  const count = words('approvals', { given: String(approvalsGiven), needed: String(approvalsNeeded) });
  return (
    <Card title={t('approval.title')} aside={<span className="text-13 text-muted">{count}</span>}>
      <div className="grid gap-4">
        <div role="alert" className="empty:hidden">
          {approval.hasChanged && (
            <Banner tone="warning" title={t('approval.changed')}>
              {t('approval.changedText')}
            </Banner>
          )}
        </div>
        <p className="max-w-prose text-14 text-muted">{t('approval.text', { needed: approvalsNeeded })}</p>
        <Given approvals={run.approvals} />
        <NextStep run={run} onApprove={approval.ask} />
      </div>
      {approval.asked && <ApproveDialog run={approval.asked} approval={approval} />}
    </Card>
  );
}

function Given({ approvals }: Pick<PayoutRun, 'approvals'>) {
  const t = useTexts(payoutRunMessages);
  if (approvals.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {approvals.map(({ by, at, isCurrent }) => (
        <li key={`${by} ${at}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
          <Badge tone={isCurrent ? 'success' : 'warning'}>
            {t(isCurrent ? 'approval.current' : 'approval.outdated')}
          </Badge>
          <span>
            {t('approval.given', { name: by })}, <DateTime value={at} />
          </span>
          {!isCurrent && <span className="text-13 text-muted">{t('approval.outdatedText')}</span>}
        </li>
      ))}
    </ul>
  );
}

function NextStep({ run, onApprove }: { run: PayoutRun; onApprove: () => void }) {
  const t = useTexts(payoutRunMessages);
  const money = useMoney();
  const { publishers, amountCents } = run.pays;
  if (publishers === 0) return <p className="font-medium">{t('approval.nobody')}</p>;
  if (run.approvals.some(({ isYours, isCurrent }) => isYours && isCurrent))
    return <p className="font-medium">{t('approval.yours')}</p>;
  return (
    <Button className="justify-self-start" onClick={onApprove}>
      {t('approval.button', { count: publishers, amount: money(amountCents) })}
    </Button>
  );
}
