import type { LiveCall } from '@callstead/contract/calls/calls';

/** `leftAtMs`: when it was no longer in flight; null while it is. */
export type TickerCard = { call: LiveCall; leftAtMs: number | null };

/** How long a call that ended still shows what became of it. */
const SHOWN_MS = 8000;

/** Cards keep their place; new calls come first, and those that ended leave after a while. */
export function nextCards(cards: readonly TickerCard[], calls: readonly LiveCall[], nowMs: number): TickerCard[] {
  const inFlight = new Map(calls.map((call) => [call.id, call]));
  const kept = cards.flatMap((card): TickerCard[] => {
    const call = inFlight.get(card.call.id);
    inFlight.delete(card.call.id);
    if (call) return [{ call, leftAtMs: null }];
    const leftAtMs = card.leftAtMs ?? nowMs;
    return nowMs - leftAtMs < SHOWN_MS ? [{ ...card, leftAtMs }] : [];
  });
  return [...[...inFlight.values()].map((call) => ({ call, leftAtMs: null })), ...kept];
}

/** When the next card has to go. */
export function nextLeaveMs(cards: readonly TickerCard[]): number | null {
  const times = cards.flatMap(({ leftAtMs }) => (leftAtMs === null ? [] : [leftAtMs + SHOWN_MS]));
  return times.length === 0 ? null : Math.min(...times);
}
