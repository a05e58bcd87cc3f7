import { assert } from '@callstead/domain/assert';
import type { Chance } from '../../telephony/simulator/chance.ts';

/** All prices are multiples of five dollars: fewer steps to look at. */
const STEP_CENTS = 500;

/** So many calls, each at one of the prices, that together cost exactly the total. */
export function choosePrices(
  chance: Chance,
  wanted: { calls: number; totalCents: number },
  prices: readonly number[],
): number[] {
  const reachable = reachableTotals(wanted, prices);
  const chosen: number[] = [];
  let left = wanted.totalCents;
  for (let calls = wanted.calls; calls > 0; calls -= 1) {
    const next = chance.shuffled(prices).find((price) => isReachable(reachable, calls - 1, left - price));
    assert(next !== undefined, `${wanted.calls} calls cannot cost ${wanted.totalCents} cents`);
    chosen.push(next);
    left -= next;
  }
  return chance.shuffled(chosen);
}

/** The number of calls nearest to the wished one that can cost exactly the total; undefined when no number can. */
export function callsThatCost(totalCents: number, wished: number, prices: readonly number[]): number | undefined {
  const most = Math.floor(totalCents / Math.min(...prices));
  const reachable = reachableTotals({ calls: most, totalCents }, prices);
  const possible = reachable.flatMap((_, calls) => (isReachable(reachable, calls, totalCents) ? [calls] : []));
  return possible.sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished))[0];
}

type Reachable = readonly Uint8Array[];

/** For each number of calls, which totals they can make. */
function reachableTotals({ calls, totalCents }: { calls: number; totalCents: number }, prices: readonly number[]) {
  const steps = totalCents / STEP_CENTS;
  const none = Uint8Array.from({ length: steps + 1 }, (_, total) => (total === 0 ? 1 : 0));
  const table = [none];
  for (let made = 1; made <= calls; made += 1) {
    const before = table[made - 1] ?? none;
    table.push(before.map((_, total) => (prices.some((price) => before[total - price / STEP_CENTS]) ? 1 : 0)));
  }
  return table;
}

const isReachable = (table: Reachable, calls: number, totalCents: number) =>
  table[calls]?.[totalCents / STEP_CENTS] === 1;
