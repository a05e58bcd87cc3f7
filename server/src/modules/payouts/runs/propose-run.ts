import { randomUUID } from 'node:crypto';
import type { ProposePayoutRunRequest } from '@callstead/contract/payouts/runs';
import { DomainError } from '@callstead/domain/errors';
import { type ScheduledCutOff, scheduledCutOffs } from '@callstead/domain/payouts/cut-offs';
import { type Actor, authorize } from '@callstead/domain/policy';
import { inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Services } from '../../../services.ts';
import { actedAt } from '../../audit/acted-at.ts';
import { aboutRun, sumsOf } from './events.ts';
import { paying, readPreview } from './preview.ts';
import { findRun, insertRun, isScheduled } from './queries.ts';

type RunServices = Pick<Services, 'db' | 'settings' | 'config'>;

/** An admin's own run, of everybody who is due by then. Repeated with the same id it changes nothing. */
export async function proposeRun(
  services: RunServices,
  actor: Actor,
  { id, cutOff }: ProposePayoutRunRequest,
): Promise<void> {
  authorize(actor, 'payout-run.propose');
  const now = actedAt(actor);
  const cut_off = cutOff ? new Date(cutOff) : now;
  if (cut_off > now) throw new DomainError('validation_failed', { fields: { cutOff: 'invalid' } });
  await inTransaction(services, async (tx) => {
    const run = { id, schedule: 'by_hand' as const, cut_off, proposed_at: now, proposed_by: actor.userId };
    const inserted = await insertRun(tx.db, run);
    if (inserted) {
      const about = aboutRun(inserted, sumsOf(paying(await readPreview(tx, inserted, { now }))));
      await emit(tx, actor, { type: 'payout-run.propose', ...about });
      return;
    }
    const found = await findRun(tx.db, id);
    const isSame = found?.schedule === 'by_hand' && (!cutOff || found.cut_off.getTime() === cut_off.getTime());
    if (!isSame) throw new DomainError('recorded_otherwise');
  });
}

/** The runs of the last 1st and the last Monday, each once, whoever of any number of processes comes first. */
export async function proposeScheduledRuns(
  services: RunServices,
  { now, zone }: { now: Date; zone: string },
): Promise<void> {
  for (const cutOff of scheduledCutOffs(now, zone)) await proposeScheduled(services, cutOff, now);
}

async function proposeScheduled(services: RunServices, { schedule, cutOff }: ScheduledCutOff, now: Date) {
  if (await isScheduled(services.db, schedule, cutOff)) return;
  await inTransaction(services, async (tx) => {
    const id = randomUUID();
    const rows = await readPreview(tx, { id, schedule, cut_off: cutOff }, { now });
    if (rows.length === 0) return; // nobody has anything in it
    const run = await insertRun(tx.db, { id, schedule, cut_off: cutOff, proposed_at: now, proposed_by: null });
    if (!run) return;
    await emit(tx, 'network', { type: 'payout-run.propose', ...aboutRun(run, sumsOf(paying(rows))), at: now });
  });
}
