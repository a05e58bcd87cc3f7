import type { RawBuilder } from 'kysely';
import { type Db, inTransaction } from '../../db/database.ts';
import { deleteMailsAbout, outboxFolder } from '../../mail/outbox-mailer.ts';
import type { Services } from '../../services.ts';
import { forgetRequestsAbout } from '../integrations/webhooks/delivery-queries.ts';
import { planDeletionAtCarrier } from '../recordings/delete-at-carrier.ts';
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

export type EraseServices = Pick<Services, 'db' | 'storage' | 'queue' | 'config'>;
type Erasing = { which: RawBuilder<boolean>; now: Date; erasureId?: string | undefined };

/** A few calls at a time, each piece whole: whatever ends this, the next run goes on with those that still have a caller. */
export async function eraseCalls(services: EraseServices, { which, now, erasureId }: Erasing): Promise<void> {
  for (;;) {
    const calls = await listCallsToErase(services.db, which, AT_ONCE);
    if (calls.length === 0) return;
    await eraseRecordings(services, calls, { erasureId, now });
    await inTransaction(services, async (tx) => {
      await addToErasure(tx.db, erasureId, 'calls', await eraseCallers(tx.db, calls, now));
      await forgetRequestsAbout(tx.db, idsOf(calls));
    });
  }
}

/** Before the callers: a recording is found by its call. */
async function eraseRecordings(
  services: EraseServices,
  calls: readonly CallToErase[],
  { erasureId, now }: Pick<Erasing, 'erasureId' | 'now'>,
): Promise<void> {
  for (const recording of await listRecordingsOf(services.db, calls)) {
    if (await eraseRecording(services, recording)) await addToErasure(services.db, erasureId, 'recordings', 1);
    await planDeletionAtCarrier(services, recording.id, now);
  }
}

/** One that was not fetched yet never will be. */
async function eraseRecording(services: EraseServices, { id, state }: RecordingToErase): Promise<boolean> {
  if (state === 'pending') return markFailed(services.db, id, 'its caller was erased');
  return state === 'ready' && deleteRecording(services, id);
}

type ErasingLeads = { next: (db: Db, limit: number) => Promise<LeadToErase[]>; erasureId?: string };

export async function eraseLeads(services: EraseServices, { next, erasureId }: ErasingLeads): Promise<void> {
  for (;;) {
    const leads = await next(services.db, AT_ONCE);
    if (leads.length === 0) return;
    await eraseMails(services, leads); // first, for the lead is what finds them
    await inTransaction(services, async (tx) => {
      await addToErasure(tx.db, erasureId, 'leads', await erasePersonsOfLeads(tx.db, leads));
      await forgetRequestsAbout(tx.db, idsOf(leads));
    });
    await eraseMails(services, leads); // and one that was written meanwhile
  }
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Where no mails are sent they lie in a folder. */
function eraseMails({ config }: EraseServices, leads: readonly LeadToErase[]): Promise<void> {
  return deleteMailsAbout(
    outboxFolder(config.dataDir),
    leads.map(({ id }) => id),
  );
}
