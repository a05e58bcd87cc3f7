import { keepApplying } from '../../spool/keep-applying.ts';
import { readFailedCall, recordFailedCall } from '../calls/failed-calls.ts';
import { settleCall } from '../calls/settle-call.ts';
import { receiveRecording } from '../recordings/receive-recording.ts';
import type { CarrierServices } from './carrier-services.ts';
import type { CarrierEntry } from './carrier-spool.ts';

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

export const startApplyingSpool = (services: CarrierServices) =>
  keepApplying(() => applySpooled(services), services.log);
