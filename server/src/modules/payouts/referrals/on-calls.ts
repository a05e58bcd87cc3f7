import { SALE_KINDS, type SaleKind } from '@callstead/domain/sale-kind';
import type { Subscriber } from '../../../events/subscriber.ts';
import { takeReferralsBack } from './book-referrals.ts';

/** Follows decisions behind whoever makes them: the lock of a third person's balance is none of theirs. */
export const referralSubscriber: Subscriber = {
  name: 'referrals',
  types: SALE_KINDS.flatMap((sold) => [`${sold}.decide`, `${sold}.corrected`] as const),
  handle: (tx, events) =>
    takeReferralsBack(
      tx.db,
      events.map(({ subject }) => `${subject.type as SaleKind}:${subject.id}` as const),
      new Date(),
    ),
};
