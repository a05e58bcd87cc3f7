import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

const LOOK_MS = 2_000;

/** Looks again and again, also for what another process left behind. */
export function keepApplying(
  apply: () => Promise<unknown>,
  log: Pick<Logger, 'error'>,
  failure = 'a spool could not be read',
  everyMs = LOOK_MS,
): { close: () => Promise<void> } {
  const stop = new AbortController();
  const run = async () => {
    while (!stop.signal.aborted) {
      await apply().catch((error: Error) => log.error({ reason: error.message }, failure));
      await sleep(everyMs, undefined, { ref: false, signal: stop.signal }).catch(() => undefined); // closed meanwhile
    }
  };
  const running = run();
  return {
    close: async () => {
      stop.abort();
      await running;
    },
  };
}
