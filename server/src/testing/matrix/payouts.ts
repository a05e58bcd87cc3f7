import { randomUUID } from 'node:crypto';
import type { Member } from '@callstead/domain/policy';
import { localDate } from '@callstead/domain/zone-clock';
import { inTransaction } from '../../db/database.ts';
import { memberOf } from '../../modules/identity/session/actor.ts';
import { makeFile } from '../../modules/payouts/files/commands.ts';
import { markFailed } from '../../modules/payouts/marks/mark-failed.ts';
import { approveRun } from '../../modules/payouts/runs/approve-run.ts';
import { payoutIdOf } from '../../modules/payouts/runs/payout-id.ts';
import { proposeRun } from '../../modules/payouts/runs/propose-run.ts';
import { findOpenEarlyRun, insertRun } from '../../modules/payouts/runs/queries.ts';
import { readRun } from '../../modules/payouts/runs/reads.ts';
import { aMethod, anAdjustment, aPayee } from '../payout-world.ts';
import { aW9 } from '../tax-world.ts';
import type { TestNetwork } from '../test-network.ts';
import { ADMINS, APPROVED_PUBLISHERS, type Entry, PUBLISHERS, type Rows } from './entry.ts';

const ENOUGH_CENTS = 10_000;
const ZONE = 'America/New_York';

const admins = new WeakMap<TestNetwork, Promise<Member>>();

/** One for a network: every admin is told of every run. */
function anAdmin(t: TestNetwork): Promise<Member> {
  const known = admins.get(t) ?? t.anAccount('admin').then((account) => memberOf(account));
  admins.set(t, known);
  return known;
}

async function aRun(t: TestNetwork): Promise<{ id: string }> {
  const id = randomUUID();
  await aPayee(t, ENOUGH_CENTS);
  await proposeRun(t.services, await anAdmin(t), { id });
  await t.handleEvents();
  return { id };
}

async function freeze(t: TestNetwork): Promise<{ id: string }> {
  const [id, admin] = [randomUUID(), await anAdmin(t)];
  await proposeRun(t.services, admin, { id });
  const { digest } = await readRun(t.services, admin, id);
  await approveRun(t.services, admin, { id, digest: digest ?? '' });
  await t.handleEvents();
  return { id };
}

async function aFrozenRun(t: TestNetwork): Promise<{ id: string }> {
  await aPayee(t, ENOUGH_CENTS);
  return freeze(t);
}

/** Paid while they were approved, whatever was decided about them since. */
async function aPayoutOf(t: TestNetwork, accountId: string): Promise<{ id: string }> {
  const account = () => t.db.updateTable('account').where('id', '=', accountId);
  const before = await t.db
    .selectFrom('account')
    .select('status')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await account().set({ status: 'approved' }).execute();
  const method = t.db.selectFrom('payment_method').select('id').where('account_id', '=', accountId);
  if (!(await method.executeTakeFirst())) await aMethod(t, accountId);
  await anAdjustment(t, accountId, ENOUGH_CENTS);
  const run = await freeze(t);
  await account().set(before).execute();
  return { id: payoutIdOf(run.id, accountId, 1) };
}

const aPayout = async (t: TestNetwork) => aPayoutOf(t, (await t.anAccount('publisher')).id);

async function aFailedPayout(t: TestNetwork): Promise<{ id: string }> {
  const { id } = await aPayout(t);
  await markFailed(t, await anAdmin(t), { id, reason: 'closed' });
  await t.handleEvents();
  return { id };
}

async function aFile(t: TestNetwork): Promise<{ id: string }> {
  const { id: runId } = await aFrozenRun(t);
  const id = randomUUID();
  await makeFile(t.services, await anAdmin(t), { runId, id, format: 'paypal_csv' });
  await t.handleEvents();
  return { id };
}

/** Asked for while the network offered it; whoever has one open keeps it. */
async function anEarlyRunOf(t: TestNetwork, accountId: string): Promise<{ id: string }> {
  const open = await findOpenEarlyRun(t.db, accountId);
  if (open) return { id: open.id };
  const [id, now] = [randomUUID(), new Date()];
  const early = { account_id: accountId, fee_basis_points: 250, proposed_by: null };
  await inTransaction(t.services, (tx) =>
    insertRun(tx.db, { id, schedule: 'early', cut_off: now, proposed_at: now, ...early }),
  );
  return { id };
}

const aPublisher = async (t: TestNetwork) => ({ id: (await t.anAccount('publisher')).id });
const inRun = async (t: TestNetwork) => ({ ...(await aRun(t)), accountId: (await t.anAccount('publisher')).id });
const rows = (another: Rows['another']): Rows => ({ another });
const today = () => localDate(new Date(), ZONE);

/** Nobody changes a statement by reading it: one each is enough. */
export async function aStatementOf(t: TestNetwork, accountId: string): Promise<{ id: string }> {
  const known = t.db.selectFrom('payout').select('id').where('account_id', '=', accountId);
  return (await known.executeTakeFirst()) ?? aPayoutOf(t, accountId);
}

const strangers = new WeakMap<TestNetwork, Promise<{ id: string }>>();

function aStatement(t: TestNetwork): Promise<{ id: string }> {
  const known = strangers.get(t) ?? aPayout(t);
  strangers.set(t, known);
  return known;
}

const statement: Entry = {
  may: [...ADMINS, ...PUBLISHERS],
  rows: {
    own: async (t, { profile }) =>
      profile.type === 'publisher' || profile.type === 'affiliate' ? aStatementOf(t, profile.id) : undefined,
    another: aStatement,
  },
};

async function aTaxForm(t: TestNetwork): Promise<{ id: string }> {
  const form = aW9();
  const { headers } = await t.signIn('publisher');
  await t.call('POST', '/account/tax-form', { headers, body: form });
  return { id: form.id };
}

const year: Rows = { another: async () => ({ year: '2026' }), missing: () => ({ year: '2031' }) };
const ofOnePublisher: Entry = {
  may: [...ADMINS, ...PUBLISHERS],
  query: '?account=:id',
  rows: {
    own: async (_, { profile }) => (profile.type === 'admin' ? undefined : { id: profile.id }),
    another: aPublisher,
  },
};

export const payoutsMatrix: Record<string, Entry> = {
  'POST /api/account/tax-form': { may: APPROVED_PUBLISHERS, body: () => aW9() }, // nobody signs for somebody else
  'GET /api/admin/tax-forms': { may: ADMINS },
  'GET /api/admin/tax-forms/:id/pdf': { may: ADMINS, rows: rows(aTaxForm) },
  'GET /api/admin/tax-reports/:year': { may: ADMINS, rows: year },
  'GET /api/admin/tax-reports/:year/csv': { may: ADMINS, rows: year },
  'GET /api/admin/payout-runs': { may: ADMINS },
  'POST /api/admin/payout-runs': { may: ADMINS, answers: 201, body: () => ({ id: randomUUID() }) },
  'GET /api/admin/payout-runs/:id': { may: ADMINS, rows: rows(aRun) },
  'GET /api/admin/payout-runs/:id/publishers': { may: ADMINS, rows: rows(aRun) },
  'POST /api/admin/payout-runs/:id/approvals': {
    may: ADMINS,
    answers: 409, // nobody saw this
    body: { digest: '0'.repeat(64) },
    rows: rows(aRun),
  },
  'PUT /api/admin/payout-runs/:id/exclusions/:accountId': {
    may: ADMINS,
    answers: 204,
    body: { reason: 'x' },
    rows: rows(inRun),
  },
  'DELETE /api/admin/payout-runs/:id/exclusions/:accountId': {
    may: ADMINS,
    answers: 204,
    rows: rows(inRun),
  },
  'POST /api/admin/payout-runs/:id/cancel': { may: ADMINS, answers: 204, rows: rows(aRun) },
  'POST /api/admin/payout-runs/:id/files': {
    may: ADMINS,
    answers: 201,
    body: () => ({ id: randomUUID(), format: 'paypal_csv' }),
    rows: rows(aFrozenRun),
  },
  'GET /api/admin/payout-files/:id': { may: ADMINS, rows: rows(aFile) },
  'POST /api/admin/payout-runs/:id/sent': {
    may: ADMINS,
    answers: 404, // the file of no run
    body: () => ({ fileId: randomUUID(), sentOn: today() }),
    rows: rows(aFrozenRun),
  },
  'POST /api/admin/payouts/:id/sent': {
    may: ADMINS,
    answers: 204,
    body: () => ({ sentOn: today() }),
    rows: rows(aPayout),
  },
  'POST /api/admin/payouts/:id/failed': { may: ADMINS, answers: 204, body: { reason: 'x' }, rows: rows(aPayout) },
  'POST /api/admin/payouts/:id/retry': { may: ADMINS, answers: 204, rows: rows(aFailedPayout) },
  'GET /api/admin/accounts/:id/payout-terms': { may: ADMINS, rows: rows(aPublisher) },
  'PUT /api/admin/accounts/:id/payout-terms': { may: ADMINS, body: { schedule: 'weekly' }, rows: rows(aPublisher) },
  'GET /api/payouts': ofOnePublisher,
  'GET /api/referrals': ofOnePublisher,
  'POST /api/admin/payout-runs/:id/batches': {
    may: ADMINS,
    answers: 201,
    body: () => ({ id: randomUUID() }),
    rows: rows(aFrozenRun),
  },
  'GET /api/early-payout': ofOnePublisher,
  'POST /api/early-payout': {
    may: APPROVED_PUBLISHERS,
    answers: 409, // no network offers them by itself
    body: () => ({ id: randomUUID(), netCents: 1, feeCents: 1 }),
  },
  'DELETE /api/early-payout/:id': {
    may: PUBLISHERS,
    answers: 204,
    rows: {
      own: async (t, { profile }) =>
        profile.type === 'publisher' || profile.type === 'affiliate' ? anEarlyRunOf(t, profile.id) : undefined,
      another: async (t) => anEarlyRunOf(t, (await t.anAccount('publisher')).id),
    },
  },
  'GET /api/payouts/:id': statement,
  'GET /api/payouts/:id/lines': statement,
  'GET /api/payouts/:id/statement.csv': statement,
  'GET /api/payouts/:id/statement.pdf': statement,
};
