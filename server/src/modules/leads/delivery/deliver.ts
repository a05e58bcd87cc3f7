import type { Mailer } from '../../../mail/mailer.ts';
import { createRounds, type Deliverer, keepDelivering } from '../../../net/delivery-rounds.ts';
import { claimDue, findDelivery, type LeadDeliveryRow, recordOutcome } from './delivery-queries.ts';
import { leadOf } from './put-together.ts';
import { recordTry } from './record-try.ts';
import { type Carriers, type SendServices, send } from './send.ts';
import { listWaysById } from './way-queries.ts';

export function createLeadDeliverer(services: SendServices, carriers: Carriers): Deliverer {
  return createRounds<LeadDeliveryRow>({
    claim: (claiming) => claimDue(services.db, claiming),
    receiverOf: ({ way_id }) => way_id,
    deliver: (delivery, now) => deliver(services, carriers, delivery, now),
  });
}

async function deliver(
  services: SendServices,
  carriers: Carriers,
  delivery: LeadDeliveryRow,
  now: Date,
): Promise<void> {
  const [[way], lead] = await Promise.all([
    listWaysById(services.db, [delivery.way_id]),
    leadOf(services.db, delivery),
  ]);
  const standing = await findDelivery(services.db, delivery.id);
  if (standing?.state !== 'waiting') return; // dropped this very moment
  // Erased, or rejected meanwhile: there is nothing to be sent, now or later.
  if (!way || !lead) return recordOutcome(services.db, delivery.id, { ...delivery, state: 'dropped' });
  const begun = performance.now();
  const sent = await send(services, carriers, { way, deliveryId: delivery.id, lead, now });
  await recordTry(services, delivery, { ...sent, durationMs: Math.round(performance.now() - begun), at: now });
}

/** Any number of processes may run it. */
export function startDeliveringLeads(services: SendServices, mailer: Mailer): { close: () => Promise<void> } {
  const outgoing = { isPrivateAllowed: services.config.privateWebhooks };
  return keepDelivering(createLeadDeliverer(services, { outgoing, mailer }), services.log, 'leads are not delivered');
}
