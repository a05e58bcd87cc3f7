import type { DisputeThread } from '@callstead/contract/disputes';

const AT = '2026-03-02T10:00:00.000Z';
export const A_DISPUTE_CLOCK = {
  openedAt: AT,
  answerBy: '2026-03-05T10:00:00.000Z',
  decideBy: '2026-03-07T10:00:00.000Z',
};

/** A call the publisher has still to answer for. */
export const aThread = (changes: Partial<DisputeThread> = {}): DisputeThread => ({
  ...{ kind: 'call', id: 'call_1', category: 'wrong_service', second: 65, reason: 'Pidió otra cosa' },
  ...{ billing: 'disputed', turn: 'publisher', decision: null, messages: [], mayWrite: true },
  ...{ appeal: null, appealBy: null, appealChange: null },
  ...A_DISPUTE_CLOCK,
  ...changes,
});
