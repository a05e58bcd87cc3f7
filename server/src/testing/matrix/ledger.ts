import { randomUUID } from 'node:crypto';
import { topUp } from '../call-world.ts';
import type { TestNetwork } from '../test-network.ts';
import { ADMINS, type Entry } from './entry.ts';

/** An entry to be recorded for an advertiser who has money. */
async function booking({ db, anAccount }: TestNetwork) {
  const { id: accountId } = await anAccount('advertiser');
  await topUp(db, accountId, 10_000);
  return { id: randomUUID(), accountId, amountCents: 500, reason: 'by hand' };
}

export const ledgerMatrix: Record<string, Entry> = {
  'POST /api/admin/ledger/top-ups': { may: ADMINS, answers: 204, body: booking },
  'POST /api/admin/ledger/withdrawals': {
    may: ADMINS,
    answers: 204,
    body: async (t) => ({ ...(await booking(t)), kind: 'withdrawal' }),
  },
  'POST /api/admin/ledger/adjustments': {
    may: ADMINS,
    answers: 204,
    body: async (t) => ({ ...(await booking(t)), side: 'advertiser' }),
  },
  'POST /api/admin/ledger/bonuses': {
    may: ADMINS,
    answers: 204,
    body: async (t) => ({ ...(await booking(t)), accountId: (await t.anAccount('publisher')).id }),
  },
  'GET /api/admin/ledger/accounts': { may: ADMINS },
  'GET /api/admin/ledger/totals': { may: ADMINS },
  'GET /api/admin/ledger/entries': { may: ADMINS },
  'GET /api/admin/ledger/entries.csv': { may: ADMINS },
  'PUT /api/admin/ledger/credit-limits/:id': {
    may: ADMINS,
    body: { creditLimitCents: 1000 },
    rows: {
      own: async (_, { profile }) => (profile.type === 'admin' ? undefined : { id: profile.id }),
      another: async (t) => ({ id: (await t.anAccount('advertiser')).id }),
    },
  },
};
