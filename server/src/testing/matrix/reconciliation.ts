import { randomUUID } from 'node:crypto';
import type { TestNetwork } from '../test-network.ts';
import { ADMINS, type Entry } from './entry.ts';
import { gatewayOf } from './payments.ts';

/** The gateway kept a fee that is in no books. */
async function aDifference({ db }: TestNetwork): Promise<{ id: string }> {
  const ref = `txn_${randomUUID()}`;
  const key = `txn:${ref}`;
  const line = { place: 'gateway', ref, key, type: 'stripe_fee', amount_cents: 0, fee_cents: 500 } as const;
  await db
    .insertInto('outside_line')
    .values({ ...line, day: '2026-11-16' })
    .execute();
  const named = { place: 'gateway', kind: 'not_in_books', day: '2026-11-16' } as const;
  const sums = { books_cents: 0, books_fee_cents: 0, outside_cents: 0, outside_fee_cents: 500 };
  return db
    .insertInto('difference')
    .values({ key, ...named, ...sums })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export const reconciliationMatrix: Record<string, Entry> = {
  'GET /api/admin/ledger/position': { may: ADMINS },
  'GET /api/admin/reconciliation': { may: ADMINS },
  'GET /api/admin/reconciliation/differences': { may: ADMINS },
  'POST /api/admin/reconciliation/run': {
    may: ADMINS,
    answers: 204,
    body: async (t) => {
      gatewayOf(t);
      return {};
    },
  },
  'POST /api/admin/reconciliation/differences/:id/resolve': {
    may: ADMINS,
    answers: 204,
    body: { note: 'x' },
    rows: { another: aDifference },
  },
  'POST /api/admin/reconciliation/differences/:id/book-fee': {
    may: ADMINS,
    answers: 204,
    rows: { another: aDifference },
  },
};
