import type { StoredEvent } from '@callstead/domain/events/event';
import type { Subscriber } from '../../../events/subscriber.ts';
import type { Services } from '../../../services.ts';
import { listDueRecharges } from './queries.ts';
import { startRecharge } from './start-recharge.ts';

/**
 * Whenever a balance may have fallen: it follows behind the engine, which knows nothing of cards. A refused call or lead is
 * looked at, too, since it may have been the balance that refused it.
 */
export const rechargeSubscriber: Subscriber<Services> = {
  name: 'recharge',
  types: [
    'call.arrived',
    'call.refused',
    'call.ended',
    'lead.accepted',
    'lead.pending',
    'lead.rejected',
    'conversion.accepted',
    'conversion.changed',
    'ledger.record',
    'payment.succeeded',
    'payment.refund',
    'chargeback.opened',
    'auto-recharge.change',
  ],
  pauseMs: 500,
  handle: async (tx, events) => {
    const accountIds = [...new Set(events.flatMap(advertiserOf))];
    if (accountIds.length === 0) return;
    const now = new Date();
    for (const accountId of await listDueRecharges(tx.db, accountIds)) await startRecharge(tx, accountId, now);
  },
};

function advertiserOf({ subject, data }: StoredEvent): string[] {
  if (subject.type === 'ledger') return [subject.id];
  return 'advertiserId' in data && data.advertiserId ? [data.advertiserId] : [];
}
