import type { PayoutRun } from '@callstead/contract/payouts/runs';
import { useTexts } from '../../../i18n/language.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { useZoneName } from '../../../ui/period/zones.ts';
import { CutOff } from '../shared/cut-off.tsx';
import { EarlyFor } from '../shared/early-for.tsx';
import { runMessages } from '../shared/messages.ts';
import { RunStatusBadge } from '../shared/run-status-badge.tsx';
import { CancelButton } from './cancel-button.tsx';
import { payoutRunMessages } from './messages.ts';

/** Which run this is, who brought it about and who approved it. */
export function RunHead({ run }: { run: PayoutRun }) {
  const t = useTexts(payoutRunMessages);
  const words = useTexts(runMessages);
  const zoneName = useZoneName();
  return (
    <header className="flex flex-wrap items-end justify-between gap-3">
      <div className="grid gap-1">
        <h1 className="flex flex-wrap items-center gap-3 text-28">
          {words('run', { number: String(run.number) })} <RunStatusBadge status={run.status} />
        </h1>
        <p className="text-14 text-muted">
          {t('about', { schedule: words(`schedules.${run.schedule}`) })} <CutOff at={run.cutOff} zone={run.zone} /> (
          {zoneName(run.zone)}) · {t('proposedBy', { name: run.proposedBy ?? t('network') })},{' '}
          <DateTime value={run.proposedAt} />
        </p>
        {run.early && <EarlyFor early={run.early} />}
        <ApprovedBy run={run} />
      </div>
      {run.status === 'proposed' && <CancelButton run={run} />}
    </header>
  );
}

function ApprovedBy({ run: { status, frozenAt, approvals } }: { run: PayoutRun }) {
  const t = useTexts(payoutRunMessages);
  const at = status === 'freezing' ? approvals.at(-1)?.at : frozenAt;
  if (!at) return null;
  const names = approvals.filter(({ isCurrent }) => isCurrent).map(({ by }) => by);
  return (
    <p className="text-14 text-muted">
      {t('approval.approvedBy', { names: names.join(', ') })}, <DateTime value={at} />
    </p>
  );
}
