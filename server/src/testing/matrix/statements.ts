import { monthOf } from '@callstead/domain/ledger/billing-month';
import { issueInvoices } from '../../modules/statements/issue-invoices.ts';
import { aLine } from '../call-world.ts';
import { aPastCall } from '../past-calls.ts';
import type { TestNetwork } from '../test-network.ts';
import { ADMINS, ADVERTISERS, APPROVED_ADVERTISERS, type Entry, PUBLISHERS, type Rows } from './entry.ts';

/** Whose money: one's own, or the account an admin picked. */
const picking = (side: 'advertiser' | 'publisher'): Pick<Entry, 'query' | 'rows'> => ({
  query: '?account=:id',
  rows: {
    own: async (_, { profile }) => (profile.user_type === 'admin' ? undefined : { id: profile.id }),
    another: async (t) => ({ id: (await t.anAccount(side)).id }),
  },
});

/** Even those who may not use their own billing learn nothing about another's. */
const hiding: Entry['refusal'] = (visitor, whose) =>
  whose === 'another' && ADVERTISERS.includes(visitor) ? 'not_found' : undefined;

const DAY_MS = 86_400_000;

/** An invoice of a call in a month long gone. */
async function anInvoice(t: TestNetwork, advertiserId?: string): Promise<{ id: string }> {
  const zone = t.services.config.networkZone;
  const line = await aLine(t);
  await aPastCall(t, line, new Date(Date.now() - 40 * DAY_MS));
  await t.db.deleteFrom('invoice_run').execute(); // others made theirs before
  await issueInvoices(t.db, { now: new Date(), zone });
  const { id } = await t.db
    .selectFrom('invoice')
    .select('id')
    .where('advertiser_id', '=', line.advertiserId)
    .where('month', '<', monthOf(new Date(), zone))
    .executeTakeFirstOrThrow();
  if (!advertiserId) return { id };
  const copy = await t.db
    .insertInto('invoice')
    .columns(['number', 'advertiser_id', 'month', 'zone', 'issued_at', 'bill_to', 'calls', 'amount_cents'])
    .expression((from) =>
      from
        .selectFrom('invoice')
        .select((of) => [
          of('number', '+', 100_000).as('number'),
          of.val(advertiserId).as('advertiser_id'),
          'month',
          'zone',
          'issued_at',
          'bill_to',
          'calls',
          'amount_cents',
        ])
        .where('id', '=', id),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: copy.id };
}

const invoices: Rows = {
  own: async (t, { profile }) => (profile.user_type === 'advertiser' ? anInvoice(t, profile.id) : undefined),
  another: (t) => anInvoice(t),
};

const MAY_BILLING = [...ADMINS, ...APPROVED_ADVERTISERS];
const billing: Entry = { may: MAY_BILLING, refusal: hiding, ...picking('advertiser') };
const invoice: Entry = { may: MAY_BILLING, rows: invoices };
const earnings: Entry = { may: [...ADMINS, ...PUBLISHERS], ...picking('publisher') };

export const statementsMatrix: Record<string, Entry> = {
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
