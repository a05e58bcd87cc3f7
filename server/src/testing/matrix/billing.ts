import { addMonths } from '@callstead/domain/ledger/billing-month';
import type { TestNetwork } from '../test-network.ts';
import { ADMINS, ADVERTISERS, APPROVED_ADVERTISERS, type Entry, PUBLISHERS, type Rows } from './entry.ts';

/** Whose money: one's own, or the account an admin picked. */
const picking = (side: 'advertiser' | 'publisher'): Pick<Entry, 'query' | 'rows'> => ({
  query: '?account=:id',
  rows: {
    own: async (_, { profile }) => (profile.type === 'admin' ? undefined : { id: profile.id }),
    another: async (t) => ({ id: (await t.anAccount(side)).id }),
  },
});

/** Even those who may not use their own billing learn nothing about another's. */
const hiding: Entry['refusal'] = (visitor, whose) =>
  whose === 'another' && ADVERTISERS.includes(visitor) ? 'not_found' : undefined;

let made = 0;

/** An invoice of some month long gone. */
async function anInvoice(t: TestNetwork, advertiserId: string): Promise<{ id: string }> {
  made += 1;
  const bill_to = JSON.stringify({ name: 'Test advertiser', companyName: null, email: 'a@b.example', address: null });
  return t.db
    .insertInto('invoice')
    .values({
      number: made,
      advertiser_id: advertiserId,
      month: addMonths('2001-01', made),
      zone: 'America/New_York',
      issued_at: new Date(),
      bill_to,
      calls: 1,
      amount_cents: 500,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

const invoices: Rows = {
  own: async (t, { profile }) => (profile.type === 'advertiser' ? anInvoice(t, profile.id) : undefined),
  another: async (t) => anInvoice(t, (await t.anAccount('advertiser')).id),
};

const MAY_BILLING = [...ADMINS, ...APPROVED_ADVERTISERS];
const billing: Entry = { may: MAY_BILLING, refusal: hiding, ...picking('advertiser') };
const invoice: Entry = { may: MAY_BILLING, rows: invoices };
const earnings: Entry = { may: [...ADMINS, ...PUBLISHERS], ...picking('publisher') };

export const billingMatrix: Record<string, Entry> = {
  'GET /api/billing': billing,
  'GET /api/billing/statement': billing,
  'GET /api/billing/statement.csv': billing,
  'GET /api/billing/invoices': billing,
  'GET /api/billing/invoices/:id': invoice,
  'GET /api/billing/invoices/:id/csv': invoice,
  'GET /api/earnings': earnings,
  'GET /api/earnings/statement': earnings,
  'GET /api/earnings/statement.csv': earnings,
};
