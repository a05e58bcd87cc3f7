import { nextTry } from '@callstead/domain/delivery/tries';
import { inTransaction, type WithDb } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { settleLead } from '../settle-lead.ts';
import { dropDeliveries, insertTry, type LeadDeliveryRow, recordOutcome } from './delivery-queries.ts';
import { sealAnswer } from './sealed-way.ts';
import type { Sent } from './send.ts';

export type Tried = Sent & { at: Date; durationMs: number };

/** What a try came to, for the log, for the delivery, and where it decides for the lead: all of it, or nothing. */
export async function recordTry(
  services: Pick<Services, 'db' | 'sealSecret'>,
  delivery: LeadDeliveryRow,
  tried: Tried,
): Promise<void> {
  const { id, lead_id: leadId } = delivery;
  const { at, durationMs: duration_ms, status, failure, answer, reason } = tried;
  const outcome = outcomeOf(delivery, tried);
  await inTransaction(services, async (tx) => {
    // First what others wait at, too: the balance, then the lead.
    const stands = leadId !== null && delivery.decides ? await settle(tx, leadId, outcome.state, at) : undefined;
    const sealed = answer === null && reason === null ? null : sealAnswer(tx, id, { answer, reason });
    await insertTry(tx.db, { delivery_id: id, at, duration_ms, status, failure }, sealed ? { leadId, sealed } : null);
    await recordOutcome(tx.db, id, outcome);
    if (leadId !== null && stands === 'rejected') await dropDeliveries(tx.db, [leadId]); // nothing behind it is sent
  });
}

const settle = (tx: WithDb, id: string, state: LeadDeliveryRow['state'], at: Date) =>
  state === 'waiting' ? undefined : settleLead(tx, { id, isDelivered: state === 'delivered' }, at);

function outcomeOf({ lead_id, tries: before, first_tried_at, next_try_at }: LeadDeliveryRow, { at, failure }: Tried) {
  const tries = before + 1;
  const firstTriedAt = first_tried_at ?? at;
  const made = { tries, first_tried_at: firstTriedAt, next_try_at };
  if (failure === null) return { ...made, state: 'delivered' as const };
  if (failure === 'refused') return { ...made, state: 'refused' as const };
  // A sample is sent once: whoever sent it is watching.
  const next = lead_id === null ? undefined : nextTry({ tries, firstTriedAt, now: at }, Math.random());
  return next ? { ...made, state: 'waiting' as const, next_try_at: next } : { ...made, state: 'given_up' as const };
}
