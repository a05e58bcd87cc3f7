import type { Target } from '../campaigns/terms.ts';

/**
 * Whom to ring after the target that did not answer. Asked by the target whose dial ended, not by how many were tried,
 * so that a repeated dial callback gets the same answer again.
 */
export function nextTarget(targets: readonly Target[], endedTargetId: string): Target | undefined {
  const ended = targets.findIndex(({ id }) => id === endedTargetId);
  return ended === -1 ? undefined : targets[ended + 1];
}
