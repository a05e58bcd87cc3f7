import { assert } from '@callstead/domain/assert';
import { approvalEndsAt } from '@callstead/domain/calls/billing';
import { type ConversionEntry, postBooked } from '@callstead/domain/ledger/post-conversion';
import type { Sale } from '@callstead/domain/ledger/sale';
import type { NewEntry } from '../ledger/queries.ts';
import { type Booking, type Limits, reservationFor } from './book-queries.ts';
import type { ConversionRow } from './queries.ts';

export type PaidConversion = Pick<
  ConversionRow,
  'id' | 'campaign_id' | 'advertiser_id' | 'day' | 'takes_slot' | 'approval_days'
> & { publisher_id: string };

export function isPaidConversion<Row extends Pick<ConversionRow, 'publisher_id'>>(
  row: Row,
): row is Row & { publisher_id: string } {
  return row.publisher_id !== null;
}

export const saleOf = ({ id, advertiser_id, publisher_id }: PaidConversion): Sale => ({
  source: `conversion:${id}`,
  advertiserId: advertiser_id,
  publisherId: publisher_id,
});

/** Whose slots and money it asks for. */
export const reservingOf = (row: PaidConversion) => ({
  campaignId: row.campaign_id,
  publisherId: row.publisher_id,
  advertiserId: row.advertiser_id,
  day: row.day,
  takesSlot: row.takes_slot,
});

export const entryOf = (entry: ConversionEntry, id: string, at: Date, reason?: string | null): NewEntry => ({
  ...entry,
  conversionId: id,
  at: at.toISOString(),
  ...(reason !== undefined && { reason }),
});

type Asked = {
  priceCents: number;
  payoutCents: number;
  limits: Limits;
  at: Date;
  /** Which reservation of it this is. */
  round: number;
  /** Which change by a postback; null where the report itself is booked. */
  amendment: number | null;
};

/** From this moment it may be disputed, and its approval time runs. */
export function bookingOf(row: PaidConversion, asked: Asked): Booking {
  const { priceCents, payoutCents, limits, at, round, amendment } = asked;
  assert(priceCents > 0, 'only what costs something is booked');
  const entries = postBooked({ ...saleOf(row), priceCents, payoutCents, round, amendment });
  return {
    id: row.id,
    request: reservationFor(reservingOf(row), limits, priceCents),
    entries: entries.map((entry) => entryOf(entry, row.id, at)),
    ...{ priceCents, payoutCents, at },
    approveAt: approvalEndsAt(at, row.approval_days),
  };
}
