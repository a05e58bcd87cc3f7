import type { ReviewReason } from '@callstead/domain/conversions/conversion';
import type { WithDb } from '../../db/database.ts';
import { bookConversion, countReservations, type Limits } from './book-queries.ts';
import { bookingOf, type PaidConversion } from './booking.ts';

type Asked = { priceCents: number; payoutCents: number; limits: Limits; at: Date };

/** Charges one that waited, or was given back before: its first charge has the name any other has. Answers why it waits, if it does. */
export async function bookAnew(
  tx: WithDb,
  row: PaidConversion & { amended: number },
  asked: Asked,
): Promise<ReviewReason | null> {
  const reservations = await countReservations(tx.db, row.id);
  const amendment = reservations === 0 ? null : row.amended;
  return bookConversion(tx.db, bookingOf(row, { ...asked, round: reservations + 1, amendment }));
}
