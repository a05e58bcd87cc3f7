import type { HealthCheck, HealthResponse } from '@callstead/contract/health';
import { type HealthFinding, runbookSection } from '@callstead/domain/health/health';
import { useTexts } from '../../../i18n/language.tsx';
import { StateMark } from '../shared/state-mark.tsx';
import { CHECK_FACTS } from './check-facts.tsx';
import { findingMessages } from './finding-messages.ts';
import { healthMessages } from './messages.ts';
import { RunbookLink } from './runbook-link.tsx';

/** One thing that was looked at: how it is, what is known of it, and what to do about it. */
export function HealthLine({
  check: { check, state, finding },
  health,
}: {
  check: HealthCheck;
  health: HealthResponse;
}) {
  const t = useTexts(healthMessages);
  const Facts = CHECK_FACTS[check];
  const heading = `${check}-heading`;
  return (
    <section
      id={check}
      aria-labelledby={heading}
      className="grid scroll-mt-20 gap-x-6 gap-y-3 p-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div className="grid content-start gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={heading} className="text-16">
            {t(`checks.${check}.title`)}
          </h2>
          <StateMark state={state} />
        </div>
        <p className="text-13 text-muted">{t(`checks.${check}.about`)}</p>
      </div>
      <div className="grid min-w-0 content-start gap-3">
        {finding && <Finding finding={finding} />}
        <Facts health={health} />
      </div>
    </section>
  );
}

function Finding({ finding }: { finding: HealthFinding }) {
  const t = useTexts(findingMessages);
  return (
    <div className="grid gap-1 border-border-strong border-l-2 pl-3 text-14">
      <p className="font-medium">{t(`${finding}.means`)}</p>
      <p>{t(`${finding}.todo`)}</p>
      <RunbookLink section={runbookSection(finding)} />
    </div>
  );
}
