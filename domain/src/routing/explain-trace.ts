import type { CallView } from '../calls/call-view.ts';
import { RULES, type Rule, type Spoken, type Trace, traceForPublisher } from './trace.ts';

/** What one rule said of a call. Facts are null where it was not reached, or where they are not for the viewer. */
export type RuleLine = { rule: Rule; verdict: Spoken | 'not_reached'; facts: Readonly<Record<string, unknown>> | null };

/** These speak once for each target: as a line they speak for all of them. */
const OF_TARGETS: ReadonlySet<Rule> = new Set<Rule>(['target_open', 'target_concurrency']);

/** '¿Por qué?': every rule in its order, also those that were not reached. */
export function explainTrace(trace: Trace, view: CallView): RuleLine[] {
  const shown = view === 'publisher' ? traceForPublisher(trace) : trace;
  return RULES.map((rule): RuleLine => {
    const spoken = trace.filter((each) => each.rule === rule);
    if (OF_TARGETS.has(rule)) return { rule, verdict: ofTargets(spoken), facts: null };
    const facts = shown.find((each) => each.rule === rule)?.facts ?? null;
    return { rule, verdict: spoken[0]?.verdict ?? 'not_reached', facts };
  });
}

/** One target is enough for a call. */
function ofTargets(spoken: Trace): RuleLine['verdict'] {
  if (spoken.length === 0) return 'not_reached';
  if (spoken.every(({ verdict }) => verdict === 'skip')) return 'skip';
  return spoken.every(({ verdict }) => verdict === 'refuse') ? 'refuse' : 'pass';
}
