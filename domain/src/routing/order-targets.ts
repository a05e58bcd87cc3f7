import type { Target } from '../campaigns/terms.ts';

/** Lower priority numbers ring first; among equal ones each place is drawn by weight. */
export function orderTargets(targets: readonly Target[], random: () => number): Target[] {
  const priorities = [...new Set(targets.map(({ priority }) => priority))].sort((a, b) => a - b);
  return priorities.flatMap((priority) =>
    drawByWeight(
      targets.filter((target) => target.priority === priority),
      random,
    ),
  );
}

function drawByWeight(targets: readonly Target[], random: () => number): Target[] {
  const left = [...targets];
  const drawn: Target[] = [];
  while (left.length > 1) drawn.push(...left.splice(drawIndex(left, random()), 1));
  return [...drawn, ...left];
}

/** A weight of nothing is drawn only when nothing else is left. */
function drawIndex(targets: readonly Target[], chance: number): number {
  const weights = targets.map(({ weight }) => Math.max(0, weight));
  let rest = chance * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
  return index === -1 ? 0 : index;
}
