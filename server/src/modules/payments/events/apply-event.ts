import { type GatewayEvent, GatewayRefused } from '../../../payments/port.ts';
import type { Services } from '../../../services.ts';
import { applyCheckout, applyMethod } from '../apply-checkout.ts';
import { applyIntent } from '../apply-intent.ts';
import { applyDispute } from '../chargebacks/apply-dispute.ts';
import { applyRefund } from '../refunds/ask-refund.ts';
import { findGatewayEvent, markEventApplied } from './queries.ts';

type Apply = (services: Services, ref: string) => Promise<void>;

/** Each reads what it is about as it stands now: the event itself only says where to look. */
const APPLY: Record<GatewayEvent['object'], Apply> = {
  intent: applyIntent,
  checkout: applyCheckout,
  method: applyMethod,
  refund: applyRefund,
  dispute: applyDispute,
  other: async () => undefined,
};

export async function applyGatewayEvent(services: Services, eventId: string): Promise<void> {
  const event = await findGatewayEvent(services.db, eventId);
  if (!event || event.applied_at) return;
  try {
    await APPLY[event.object](services, event.object_ref);
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    // It told us of something it will not show: asking again does not help.
    services.log.error({ eventId, type: event.type, reason: error.message }, 'a gateway event is about nothing');
  }
  await markEventApplied(services.db, eventId);
}
