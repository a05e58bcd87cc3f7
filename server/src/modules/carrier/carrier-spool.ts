import { join } from 'node:path';
import type { Logger } from 'pino';
import { openSpool, type Spool } from '../../spool/spool.ts';
import type { CarrierMessage } from '../../telephony/port.ts';
import type { FailedCallEntry } from '../calls/failed-calls.ts';

export const carrierSpoolFolder = (dataDir: string) => join(dataDir, 'spool');

/** What waits on disk for the database: each comes to the same however often it is applied. */
export type CarrierEntry = { kind: 'event' | 'recording'; at: string; message: CarrierMessage } | FailedCallEntry;

export type CarrierSpool = Spool<CarrierEntry>;

export function openCarrierSpool(dataDir: string, log: Pick<Logger, 'error'>): CarrierSpool {
  return openSpool({
    folder: carrierSpoolFolder(dataDir),
    onRejected: (name, error) => log.error({ name, reason: error.message }, 'what was spooled could not be applied'),
  });
}
