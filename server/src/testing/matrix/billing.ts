import { randomUUID } from 'node:crypto';
import { addMonths, monthOf } from '@callstead/domain/ledger/billing-month';
import { topUp } from '../call-world.ts';
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

const THIS_YEAR = monthOf(new Date(), 'America/New_York').slice(0, 4);
let made = 0;

/** An invoice of some month long gone. */
export async function anInvoice(t: TestNetwork, advertiserId: string): Promise<{ id: string }> {
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

async function aCreditNote(t: TestNetwork, advertiserId: string): Promise<{ id: string }> {
  const { id } = await anInvoice(t, advertiserId);
  made += 1;
  return t.db
    .insertInto('credit_note')
    .values({ number: made, invoice_id: id, charged_month: '2000-12', calls: -1, amount_cents: -500 })
    .returning('id')
    .executeTakeFirstOrThrow();
}

const creditNotes: Rows = {
  own: async (t, { profile }) => (profile.type === 'advertiser' ? aCreditNote(t, profile.id) : undefined),
  another: async (t) => aCreditNote(t, (await t.anAccount('advertiser')).id),
};

async function aTopUp(t: TestNetwork, advertiserId: string): Promise<{ entry: string }> {
  await topUp(t.db, advertiserId, 500);
  const { id } = await t.db.selectFrom('ledger_entry').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return { entry: String(id) };
}

const topUps: Rows = {
  own: async (t, { profile }) => (profile.type === 'advertiser' ? aTopUp(t, profile.id) : undefined),
  another: async (t) => aTopUp(t, (await t.anAccount('advertiser')).id),
  missing: () => ({ entry: '999999999' }),
};

const documents: Rows = {
  own: async (t, { profile }) => {
    if (profile.type !== 'advertiser') return undefined;
    await aTopUp(t, profile.id);
    return { id: profile.id, year: THIS_YEAR };
  },
  another: async (t) => {
    const { id } = await t.anAccount('advertiser');
    await aTopUp(t, id);
    return { id, year: THIS_YEAR };
  },
  missing: () => ({ id: randomUUID(), year: THIS_YEAR }),
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
  'GET /api/billing/invoices/:id/pdf': invoice,
  'GET /api/billing/credit-notes/:id/pdf': { may: MAY_BILLING, rows: creditNotes },
  'GET /api/billing/receipts/:entry/pdf': { may: MAY_BILLING, rows: topUps },
  'GET /api/billing/documents': billing,
  'GET /api/billing/documents/:year/zip': { ...billing, rows: documents },
  'GET /api/billing/details': billing,
  'PUT /api/billing/details': {
    may: APPROVED_ADVERTISERS,
    body: { legalName: 'Acme LLC', taxId: '12-3456789', addressLine1: '1 Main St', country: 'US' },
  },
  'GET /api/earnings': earnings,
  'GET /api/earnings/statement': earnings,
  'GET /api/earnings/statement.csv': earnings,
};
