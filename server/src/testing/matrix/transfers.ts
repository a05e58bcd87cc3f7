import { randomUUID } from 'node:crypto';
import { matchTransfer } from '../../modules/transfers/commands.ts';
import { insertTransfers } from '../../modules/transfers/queries.ts';
import type { TestNetwork } from '../test-network.ts';
import { ADMINS, ADVERTISERS, APPROVED_ADVERTISERS, type Entry, type Rows } from './entry.ts';

/** Money that came, and nobody knows whose it is. */
async function aTransfer({ db }: TestNetwork): Promise<{ id: string }> {
  const id = randomUUID();
  const row = { id, origin: 'by_hand', state: 'unmatched', amount_cents: 500, day: '2026-11-16' } as const;
  await insertTransfers(db, [row]);
  return { id };
}

async function aMatchedTransfer(t: TestNetwork): Promise<{ id: string }> {
  const { id } = await aTransfer(t);
  const admin = await t.anAccount('admin');
  const actor = { userId: admin.user_id, accountId: admin.id, role: 'admin', status: 'approved', owesTwoFactor: false };
  await matchTransfer(t, actor as never, { id, accountId: (await t.anAccount('advertiser')).id });
  await t.handleEvents();
  return { id };
}

const rows = (another: Rows['another']): Rows => ({ another });
const FILE = { text: 'Date,Description,Amount\n2026-11-16,wire,12.00' };

export const transfersMatrix: Record<string, Entry> = {
  'GET /api/billing/transfers': {
    may: [...ADMINS, ...APPROVED_ADVERTISERS],
    query: '?account=:id',
    rows: {
      own: async (_, { profile }) => (profile.type === 'admin' ? undefined : { id: profile.id }),
      another: async (t) => ({ id: (await t.anAccount('advertiser')).id }),
    },
    refusal: (visitor, whose) => (whose === 'another' && ADVERTISERS.includes(visitor) ? 'not_found' : undefined),
  },
  'POST /api/billing/transfers': {
    may: APPROVED_ADVERTISERS,
    answers: 404, // the network of the tests has no bank account
    changesNothing: true,
    body: () => ({ id: randomUUID(), amountCents: 500 }),
  },
  'GET /api/admin/transfers': { may: ADMINS },
  'POST /api/admin/transfers': {
    may: ADMINS,
    answers: 204,
    body: () => ({ id: randomUUID(), amountCents: 500, day: '2026-11-16' }),
  },
  'POST /api/admin/transfers/import-preview': { may: ADMINS, body: FILE, changesNothing: true },
  'POST /api/admin/transfers/import': { may: ADMINS, body: FILE },
  'POST /api/admin/transfers/:id/match': {
    may: ADMINS,
    answers: 204,
    body: async (t) => ({ accountId: (await t.anAccount('advertiser')).id }),
    rows: rows(aTransfer),
  },
  'POST /api/admin/transfers/:id/ignore': { may: ADMINS, answers: 204, body: { reason: 'x' }, rows: rows(aTransfer) },
  'POST /api/admin/transfers/:id/undo': {
    may: ADMINS,
    answers: 204,
    body: { reason: 'x' },
    rows: rows(aMatchedTransfer),
  },
};
