import { paths } from '@callstead/contract/paths';
import type { PayoutRunSummary } from '@callstead/contract/payouts/runs';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { Money } from '../../../ui/format/money.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { CutOff } from '../shared/cut-off.tsx';
import { EarlyFor } from '../shared/early-for.tsx';
import { runMessages } from '../shared/messages.ts';
import { ProgressText } from '../shared/progress-text.tsx';
import { RunStatusBadge } from '../shared/run-status-badge.tsx';
import { runsMessages } from './messages.ts';

export function useRunColumns(zone: string): Column<PayoutRunSummary>[] {
  const t = useTexts(runsMessages);
  return [
    { id: 'run', header: t('columns.run'), cell: (run) => <RunLink run={run} /> },
    {
      id: 'cutOff',
      header: t('columns.cutOff'),
      wideOnly: true,
      cell: ({ cutOff }) => <CutOff at={cutOff} zone={zone} />,
    },
    { id: 'status', header: t('columns.status'), wideOnly: true, cell: (run) => <State run={run} /> },
    { id: 'pays', header: t('columns.pays'), align: 'right', cell: ({ pays }) => <Sum {...pays} /> },
    { id: 'waits', header: t('columns.waits'), align: 'right', cell: ({ waits }) => <Sum {...waits} /> },
    {
      id: 'progress',
      header: t('columns.progress'),
      cell: ({ progress }) => (
        <span className="text-13 text-muted">
          <ProgressText progress={progress} />
        </span>
      ),
    },
  ];
}

function RunLink({ run }: { run: PayoutRunSummary }) {
  const t = useTexts(runMessages);
  const { id, number, schedule, early } = run;
  return (
    <div>
      <Link
        to={paths.admin.payoutRun(id)}
        className="whitespace-nowrap font-medium underline decoration-border underline-offset-4 hover:decoration-current"
      >
        {t('run', { number: String(number) })}
      </Link>
      <p className="text-13 text-muted">{t(`schedules.${schedule}`)}</p>
      {early && <EarlyFor early={early} />}
      {/* On a phone the sums stand beside it. */}
      <div className="pt-1 sm:hidden">
        <State run={run} />
      </div>
    </div>
  );
}

/** How many approvals are missing is of interest until it has them. */
function State({ run: { status, approvalsGiven, approvalsNeeded } }: { run: PayoutRunSummary }) {
  const t = useTexts(runMessages);
  return (
    <div className="grid justify-items-start gap-0.5">
      <RunStatusBadge status={status} />
      {status === 'proposed' && (
        <p className="whitespace-nowrap text-12 text-muted">
          {t('approvals', { given: String(approvalsGiven), needed: String(approvalsNeeded) })}
        </p>
      )}
    </div>
  );
}

function Sum({ amountCents, publishers }: { amountCents: number; publishers: number }) {
  const t = useTexts(runMessages);
  return (
    <div>
      <Money cents={amountCents} />
      <p className="whitespace-nowrap text-12 text-muted">{t('publishers', { count: publishers })}</p>
    </div>
  );
}
