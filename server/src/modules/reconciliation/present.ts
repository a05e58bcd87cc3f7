import type { BooksDifference, DifferenceSubject } from '@callstead/contract/reconciliation';
import { canBookFee } from './commands.ts';
import type { DifferenceRow } from './difference-queries.ts';

const SUBJECTS: Record<string, DifferenceSubject> = {
  payment: 'payment',
  refund: 'refund',
  dispute: 'dispute',
  transfer: 'transfer',
  payout: 'payout',
  file: 'file',
  po: 'gateway_payout',
  hand: 'by_hand',
  line: 'bank_line',
};

export function presentDifference(row: DifferenceRow): BooksDifference {
  const [kind = '', ...rest] = row.key.split(':');
  return {
    id: row.id,
    kind: row.kind,
    place: row.place,
    state: row.state,
    day: row.day,
    books: { amountCents: row.books_cents, feeCents: row.books_fee_cents },
    outside: { amountCents: row.outside_cents, feeCents: row.outside_fee_cents },
    subject: SUBJECTS[kind] ?? 'gateway_line',
    ref: rest.join(':'),
    account: row.account_id === null ? null : { id: row.account_id, name: row.account_name ?? row.account_id },
    text: row.text,
    payoutRunId: row.run_id,
    canBookFee: canBookFee(row),
    foundAt: row.created_at.toISOString(),
    note: row.note,
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBy: row.ender_name,
  };
}
