import { setTimeout as sleep } from 'node:timers/promises';
import type { PlannedCall } from './plan-traffic.ts';
import { playCall, type Wire } from './play-call.ts';

export type SimulationResult = { played: number; failed: number };

/** Starts the calls at their times and plays each to its end, side by side. */
export async function simulate(calls: readonly PlannedCall[], wire: Wire): Promise<SimulationResult> {
  const begunAt = Date.now();
  const results = await Promise.allSettled(
    calls.map(async (call) => {
      await sleep(Math.max(0, begunAt + call.startsAfter * 1000 - Date.now()));
      await playCall(call, wire, new Date());
    }),
  );
  const failed = results.filter(({ status }) => status === 'rejected').length;
  return { played: results.length - failed, failed };
}
