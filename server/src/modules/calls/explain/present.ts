import type { TracedTarget } from '@callstead/contract/calls/calls';
import type { ExplainedCall } from '@callstead/contract/calls/test-calls';
import type { CallView } from '@callstead/domain/calls/call-view';
import { maskCaller } from '@callstead/domain/calls/mask-caller';
import type { Target } from '@callstead/domain/campaigns/terms';
import type { Language } from '@callstead/domain/identity/account';
import { explainTrace } from '@callstead/domain/routing/explain-trace';
import { presentPrice } from '../detail/price-factors.ts';
import type { Explanation } from './reads.ts';

export function presentExplanation(explained: Explanation, view: CallView, language: Language): ExplainedCall {
  const { at, number, callable, caller, location, decision, judged } = explained;
  const rings = judged.kind === 'ringing';
  return {
    at: at.toISOString(),
    number,
    campaign: callable ? presentCampaign(callable, language) : null,
    affId: callable?.aff_id ?? null,
    caller: caller !== null && view === 'publisher' ? maskCaller(caller) : caller,
    place: { country: location.country, state: location.state, zip: location.zip },
    rings,
    reason: rings ? null : judged.reason,
    overflows: !rings && judged.overflowNumber !== null,
    isDuplicate: rings && judged.duplicateOfCallId !== null,
    isBillable: rings && judged.billable,
    trace: explainTrace(judged.trace, view),
    targets: view === 'publisher' ? [] : presentTargets(explained),
    price: presentPrice({ decision, talk_seconds: null, outcome: null }, view),
  };
}

const presentCampaign = ({ public_id, texts, terms }: NonNullable<Explanation['callable']>, language: Language) => ({
  id: public_id,
  title: texts[language]?.title ?? public_id,
  zone: terms.hours.zone,
});

/** In ringing order, as the trace has them; none where a rule before them refused. */
function presentTargets({ judged, routed }: Explanation): TracedTarget[] {
  const targets: readonly Target[] = routed?.assignment?.campaign.terms.targets ?? [];
  const firstId = judged.kind === 'ringing' ? judged.targets[0]?.id : undefined;
  const uses = new Map(
    judged.trace.flatMap((each) => (each.rule === 'target_concurrency' ? [[each.facts.targetId, each] as const] : [])),
  );
  return judged.trace
    .flatMap((each) => (each.rule === 'target_open' ? [each] : []))
    .map(({ facts: { targetId }, verdict }, index) => {
      const spoken = uses.get(targetId);
      const isFull = spoken?.verdict === 'refuse';
      return {
        position: index + 1,
        number: targets.find(({ id }) => id === targetId)?.number ?? null,
        concurrency: spoken?.facts.use ?? null,
        result: verdict === 'refuse' ? 'closed' : isFull ? 'full' : targetId === firstId ? 'ringing' : 'waiting',
      };
    });
}
