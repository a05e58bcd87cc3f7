import type { RawBuilder } from 'kysely';
import { type Db, inTransaction } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { deleteRecording } from '../recordings/delete-expired.ts';
import { markFailed } from '../recordings/queries.ts';
import {
  type CallToErase,
  eraseCallers,
  erasePersonsOfLeads,
  type LeadToErase,
  listCallsToErase,
  listRecordingsOf,
  type RecordingToErase,
} from './erase-queries.ts';
import { addToErasure } from './queries.ts';

const AT_ONCE = 100;

export type EraseServices = Pick<Services, 'db' | 'storage'>;
type Erasing = { which: RawBuilder<boolean>; now: Date; erasureId?: string };

/** A few calls at a time, each piece whole: whatever ends this, the next run goes on with those that still have a caller. */
export async function eraseCalls(services: EraseServices, { which, now, erasureId }: Erasing): Promise<void> {
  for (;;) {
    const calls = await listCallsToErase(services.db, which, AT_ONCE);
    if (calls.length === 0) return;
    await eraseRecordings(services, calls, erasureId);
    await inTransaction(services, async (tx) => {
      await addToErasure(tx.db, erasureId, 'calls', await eraseCallers(tx.db, calls, now));
    });
  }
}

/** Before the callers: a recording is found by its call. */
async function eraseRecordings(
  services: EraseServices,
  calls: readonly CallToErase[],
  erasureId: string | undefined,
): Promise<void> {
  for (const recording of await listRecordingsOf(services.db, calls)) {
    if (await eraseRecording(services, recording)) await addToErasure(services.db, erasureId, 'recordings', 1);
  }
}

/** One that was not fetched yet never will be. */
function eraseRecording(services: EraseServices, { id, state }: RecordingToErase): Promise<boolean> {
  return state === 'pending' ? markFailed(services.db, id, 'its caller was erased') : deleteRecording(services, id);
}

type ErasingLeads = { next: (db: Db, limit: number) => Promise<LeadToErase[]>; erasureId?: string };

export async function eraseLeads(services: EraseServices, { next, erasureId }: ErasingLeads): Promise<void> {
  for (;;) {
    const leads = await next(services.db, AT_ONCE);
    if (leads.length === 0) return;
    await inTransaction(services, async (tx) => {
      await addToErasure(tx.db, erasureId, 'leads', await erasePersonsOfLeads(tx.db, leads));
    });
  }
}
