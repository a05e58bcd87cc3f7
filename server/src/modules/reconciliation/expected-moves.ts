import type { ExpectedMove } from '@callstead/domain/reconciliation/difference';
import type { EntryRow } from './entry-queries.ts';
import type { LineRow } from './line-queries.ts';

/** What of the books has to be seen outside, and under which key. */
export function expectedOf(entry: EntryRow): ExpectedMove {
  const { place, day, cents, is_fee } = entry;
  return {
    key: entry.settled_key ?? keyOf(entry),
    place,
    day,
    amountCents: is_fee ? 0 : cents,
    feeCents: is_fee ? -cents : 0,
    hints: hintsOf(entry),
    byAmount: isOutgoing(entry) ? '' : payerOf(entry),
  };
}

function keyOf(entry: EntryRow): string {
  const { source_key, transfer_id, refund_id, dispute_ref, payout_id, payout_file_id } = entry;
  if (entry.is_fee) return feeKeyOf(entry);
  if (source_key.startsWith('topup:pi_')) return `payment:${source_key.slice('topup:'.length)}`;
  if (refund_id) return `refund:${refund_id}`;
  if (dispute_ref) return `dispute:${dispute_ref}`;
  if (transfer_id) return `transfer:${transfer_id}`;
  if (payout_file_id) return `file:${payout_file_id}`;
  if (payout_id) return `payout:${payout_id}`;
  return `hand:${entry.id}`;
}

/** A fee stands with what it was taken for. */
function feeKeyOf({ fee_intent_ref, dispute_ref, fee_line_key, source_key }: EntryRow): string {
  if (fee_line_key) return fee_line_key;
  if (fee_intent_ref) return `payment:${fee_intent_ref}`;
  return dispute_ref ? `dispute:${dispute_ref}` : `txn:${source_key.split(':')[1]}`;
}

/** What the files and the admin gave the bank to say. */
function hintsOf({ payout_id, payout_reference }: EntryRow): string[] {
  if (!payout_id) return [];
  return [payout_id, ...(payout_reference ? [payout_reference] : [])];
}

/** Payouts, and what was paid back by hand, leave the bank without a word that can be relied on. */
const isOutgoing = ({ payout_id, transfer_id, cents, place }: EntryRow) =>
  place === 'bank' && (payout_id !== null || (transfer_id === null && cents < 0));

/** What came in and was recorded by hand: a line of that amount has to name who paid. */
const payerOf = ({ payer_name, place, cents }: EntryRow): string | null =>
  place === 'bank' && cents > 0 && payer_name ? payer_name : null;

/** Money the gateway sent to the bank: no booking, and yet the bank has to show it. */
export const expectedAtBank = ({ key, ref, day, amount_cents, fee_cents }: LineRow): ExpectedMove => ({
  key: key ?? ref,
  place: 'bank',
  day,
  amountCents: -(amount_cents - fee_cents),
  feeCents: 0,
  hints: [key?.slice('po:'.length) ?? ''],
  byAmount: 'stripe',
});
