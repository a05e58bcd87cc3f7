import { setTimeout as sleep } from 'node:timers/promises';
import { readFailedCall, recordFailedCall } from '../calls/failed-calls.ts';
import { settleCall } from '../calls/settle-call.ts';
import { receiveRecording } from '../recordings/receive-recording.ts';
import type { CarrierServices } from './carrier-services.ts';
import type { CarrierEntry } from './carrier-spool.ts';

const LOOK_MS = 2_000;

/** Answers how many were applied. */
export async function applySpooled(services: CarrierServices): Promise<number> {
  const applied = await services.spool.applyAll((entry) => applyEntry(services, entry));
  services.metrics.appliedCallbacks.inc(applied);
  return applied;
}

async function applyEntry(services: CarrierServices, entry: CarrierEntry): Promise<void> {
  if (entry.kind === 'failed-call') return recordFailedCall(services.calls, readFailedCall(entry.arrival));
  const at = new Date(entry.at);
  if (entry.kind === 'recording') return receiveRecording(services, entry.message, at);
  await settleCall(services.calls, entry.message, at);
}

/** Looks again and again, also for what another process left behind. */
export function startApplyingSpool(services: CarrierServices): { close: () => Promise<void> } {
  const stop = new AbortController();
  const run = async () => {
    while (!stop.signal.aborted) {
      await applySpooled(services).catch((error: Error) => {
        services.log.error({ reason: error.message }, 'the spool could not be read');
      });
      await sleep(LOOK_MS, undefined, { ref: false, signal: stop.signal }).catch(() => undefined); // closed meanwhile
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
