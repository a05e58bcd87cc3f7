import type { Subscriber } from '../../events/subscriber.ts';
import type { Services } from '../../services.ts';
import { countOpen } from './difference-queries.ts';
import { reconcileBooks } from './reconcile-books.ts';

/** A difference closes by itself as soon as what was missing is booked, not only in the night. */
export const differenceSubscriber: Subscriber<Services> = {
  name: 'differences',
  types: [
    'transfer.match',
    'transfer.undo',
    'transfer.ignore',
    'transfer.join',
    'payment.succeeded',
    'refund.succeeded',
    'refund.failed',
    'chargeback.opened',
    'chargeback.won',
    'payout.mark-sent',
    'payout.mark-failed',
  ],
  handle: async (tx) => {
    if ((await countOpen(tx.db)) > 0) await reconcileBooks(tx.db, tx.config.networkZone);
  },
};
