import type { PayoutRun } from '@callstead/contract/payouts/runs';
import { useTexts } from '../../../i18n/language.tsx';
import { StatCard } from '../../../ui/chart/stat-card.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { runMessages } from '../shared/messages.ts';
import { ProgressText } from '../shared/progress-text.tsx';
import { payoutRunMessages } from './messages.ts';

/** What is paid, of what it is made, and what waits. */
export function RunSums({ run }: { run: PayoutRun }) {
  const t = useTexts(payoutRunMessages);
  const words = useTexts(runMessages);
  const money = useMoney();
  const { pays, waits } = run;
  const parts = [
    { label: t('sums.sales'), cents: pays.salesCents },
    { label: t('sums.corrections'), cents: pays.correctionsCents },
    { label: t('sums.refusals'), cents: pays.refusalsCents },
  ];
  const small = (cents: number) => <span className="text-20">{money(cents)}</span>;
  return (
    <>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        <div className="grid max-lg:col-span-2">
          <StatCard
            label={t('sums.pays')}
            value={money(pays.amountCents)}
            note={words('publishers', { count: pays.publishers })}
            money
          />
        </div>
        {parts.map(({ label, cents }, index) => (
          <StatCard key={label} label={label} value={small(cents)} index={index + 1} />
        ))}
        <StatCard
          label={t('sums.waits')}
          value={small(waits.amountCents)}
          note={words('publishers', { count: waits.publishers })}
          index={4}
        />
      </div>
      {run.status === 'frozen' && <Progress run={run} />}
    </>
  );
}

function Progress({ run: { progress } }: { run: PayoutRun }) {
  const t = useTexts(payoutRunMessages);
  const total = progress.frozen + progress.sent;
  const share = total === 0 ? 0 : progress.sent / total;
  return (
    <div className="grid gap-2">
      <p className="text-14">
        <span className="font-medium">
          {t('progress.label', { done: String(progress.sent), total: String(total) })}
        </span>{' '}
        <span className="text-muted">
          · <ProgressText progress={progress} />
        </span>
      </p>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <div className="h-full bg-brass" style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
