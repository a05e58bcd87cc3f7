import type { TracedTarget } from '@callstead/contract/calls/calls';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { CarrierEvent } from '@callstead/domain/calls/carrier-event';
import type { Target } from '@callstead/domain/campaigns/terms';
import type { Trace } from '@callstead/domain/routing/trace';
import { progressOf, type Routable } from '@callstead/domain/settling/next-change';
import type { CallRow } from '../queries.ts';

type Traced = { call: CallRow; trace: Trace; carrierEvents: readonly CarrierEvent[]; agreed: readonly Target[] };

/** What became of each target: first those that could ring, in their order, then those that were closed. */
export function traceTargets(traced: Traced, view: CallView): TracedTarget[] {
  const { decision } = traced.call;
  const open = decision.kind === 'routable' ? openTargets(traced, decision) : [];
  const all = [...open, ...closedTargets(traced, open.length)];
  if (view !== 'publisher') return all;
  return all
    .filter(({ result }) => !DID_NOT_RING.includes(result))
    .map((target) => ({ ...target, number: null, concurrency: null }));
}

const DID_NOT_RING: readonly TracedTarget['result'][] = ['closed', 'full', 'waiting'];

function openTargets({ call, trace, carrierEvents }: Traced, decision: Routable): TracedTarget[] {
  const { legs } = progressOf(decision, carrierEvents);
  return decision.targets.map(({ id, number }, index) => {
    const spoken = trace.find((each) => each.rule === 'target_concurrency' && each.facts.targetId === id);
    const concurrency = spoken?.rule === 'target_concurrency' ? spoken.facts.use : null;
    const leg = legs[id];
    const told = leg?.dialEnd?.result ?? (leg?.answeredAt == null ? undefined : 'connected');
    const unrung = spoken?.verdict === 'refuse' ? 'full' : 'waiting';
    const result = index === call.target_position ? lastRung(call, told) : (told ?? unrung);
    return { position: index + 1, number, concurrency, result };
  });
}

/** Of the target that rings or rang last the call itself knows the end. */
function lastRung({ status }: CallRow, told: TracedTarget['result'] | undefined): TracedTarget['result'] {
  if (status === 'refused') return 'waiting';
  return told === undefined || told === 'connected' ? status : told;
}

function closedTargets({ trace, agreed }: Traced, before: number): TracedTarget[] {
  const closed = trace.flatMap((each) =>
    each.rule === 'target_open' && each.verdict === 'refuse' ? [each.facts.targetId] : [],
  );
  return closed.map((targetId, index) => ({
    position: before + index + 1,
    number: agreed.find(({ id }) => id === targetId)?.number ?? null,
    concurrency: null,
    result: 'closed',
  }));
}
