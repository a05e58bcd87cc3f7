import type { Subscriber } from '../../../events/subscriber.ts';
import { takeReferralsBack } from './book-referrals.ts';

/** Follows decisions behind whoever makes them: the lock of a third person's balance is none of theirs. */
export const referralSubscriber: Subscriber = {
  name: 'referrals',
  types: ['call.decide', 'call.corrected'],
  handle: (tx, events) =>
    takeReferralsBack(
      tx.db,
      events.map(({ subject }) => subject.id),
      new Date(),
    ),
};
