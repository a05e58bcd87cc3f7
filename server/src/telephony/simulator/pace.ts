import { setTimeout as sleep } from 'node:timers/promises';
import type { PlannedCall } from './plan-traffic.ts';
import type { Waits } from './play-call.ts';

/** It rings as long as it says; while they talk its clock may run faster. A server that stops does not wait for it. */
export function paceOf({ clockSpeed = 1 }: PlannedCall, signal?: AbortSignal): Waits {
  const options = { ref: false, ...(signal && { signal }) };
  const wait = async (seconds: number) => void (await sleep(seconds * 1000, undefined, options));
  return { ring: wait, talk: (seconds) => wait(seconds / clockSpeed) };
}
