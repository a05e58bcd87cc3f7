import { setTimeout as sleep } from 'node:timers/promises';
import type { PlannedCall } from './plan-traffic.ts';
import { playCall } from './play-call.ts';
import type { Wire } from './wire.ts';

export type SimulationResult = { played: number; failed: number };

/** Starts the calls at their times and plays each to its end, side by side; the next waits while `atOnce` are under way. */
export async function simulate(
  calls: readonly PlannedCall[],
  wire: Wire,
  atOnce = calls.length,
): Promise<SimulationResult> {
  const begunAt = Date.now();
  const coming = calls.values();
  let failed = 0;
  const line = async () => {
    for (const call of coming) {
      await sleep(Math.max(0, begunAt + call.startsAfter * 1000 - Date.now()));
      await playCall(call, wire, new Date()).catch(() => {
        failed += 1;
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, line));
  return { played: calls.length - failed, failed };
}
