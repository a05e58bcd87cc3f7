import { randomUUID } from 'node:crypto';
import { localDate } from '@callstead/domain/zone-clock';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../testing/call-world.ts';
import { aMethod, anAdjustment, aPayee, runsOf } from '../../../testing/payout-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { markRestSent } from '../marks/mark-file-sent.ts';
import { freezeRuns } from './freeze-run.ts';

const PAYEES = 110;
const AMOUNT_CENTS = 10_000;

/** A run too large for one answer, from its approval to the last payout that is marked. */
let t: TestNetwork;
let admin: Person;
let r: ReturnType<typeof runsOf>;
let payees: string[];
let runId: string;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
  r = runsOf(t, admin);
  payees = [];
  for (let made = 0; made < PAYEES; made += 10)
    payees.push(...(await Promise.all(Array.from({ length: 10 }, () => aPayee(t, AMOUNT_CENTS)))));
});
afterEach(async () => {
  expect(await verifyLedger(t.db)).toEqual([]);
});
afterAll(() => t.close());

const payee = (place: number) => payees[place] ?? '';
const late = () => payee(0);
const held = () => payee(1);
const moved = () => payee(2);
const elsewhere = () => payee(3);

/** Dies after so many pieces. */
function dyingAfter(pieces: number): () => Date {
  let begun = 0;
  return () => {
    begun += 1;
    if (begun > pieces) throw new Error('killed');
    return new Date();
  };
}

/** A run of one that takes what another was approved to pay. */
async function payElsewhere(accountId: string): Promise<void> {
  const { id } = await r.propose();
  await rows(
    t.db,
    `insert into payout_run_exclusion (run_id, account_id, reason, at)
     select $1::uuid, a, 'waits', now() from unnest($2::uuid[]) a`,
    [id, payees.filter((each) => each !== accountId)],
  );
  const { digest } = await r.read(id);
  expect((await r.approve(id, digest)).json()).toMatchObject({ status: 'frozen', pays: { publishers: 1 } });
}

test('a large run is approved at once, and until it is frozen nothing else can be done with it', async () => {
  const { id, digest } = await r.propose();
  runId = id;
  const approved = (await r.approve(id, digest)).json();
  expect(approved).toMatchObject({ status: 'freezing', freezing: { done: 0, of: PAYEES }, digest: null });
  expect(approved.pays).toMatchObject({ publishers: PAYEES, amountCents: PAYEES * AMOUNT_CENTS });
  expect(await t.jobs('freeze-payout-runs')).toHaveLength(1);
  expect((await r.approve(id, digest)).json()).toMatchObject({ status: 'freezing' }); // said again
  expect(await r.rowsIn(id, '&state=pays')).toHaveLength(PAYEES);
  const file = { id: randomUUID(), format: 'paypal_csv' };
  for (const [step, body] of [['cancel', undefined] as const, ['files', file] as const])
    expect((await r.post(`/admin/payout-runs/${id}/${step}`, body)).json().code).toBe('payout_run_state');
});

test('interrupted it goes on where it was; the database lets nobody call it done before, or pay what was not approved', async () => {
  await expect(freezeRuns(t.services, dyingAfter(1))).rejects.toThrow('killed');
  expect(await r.read(runId)).toMatchObject({ freezing: { done: 50, of: PAYEES }, progress: { frozen: 50 } });
  expect(await verifyLedger(t.db)).toEqual([]);
  for (const breach of [
    `update payout_run set status = 'frozen', frozen_at = now() where id = $1`,
    `update payout_run set lines_up_to = null where id = $1`,
    `update payout_run_item set amount_cents = 1, corrections_cents = 1 where run_id = $1 and done_at is null`,
    `update payout_run_item set done_at = null where run_id = $1 and done_at is not null`,
    `delete from payout_run_item where run_id = $1`,
    `insert into payout (id, run_id, account_id, account_name, attempt, amount_cents, sales_cents, corrections_cents, refusals_cents,
                         lines, method_kind, method_hint, sealed_method, frozen_at)
     select gen_random_uuid(), run_id, account_id, 'x', 1, 1, 0, 1, 0, 1, 'paypal', 'x', 'v1.x', now()
     from payout_run_item where run_id = $1 and done_at is null limit 1`,
  ])
    await expect(rows(t.db, breach, [runId]), breach).rejects.toThrow(/stays|is frozen when|denied|not approved/);
});

test('everybody gets what was approved, once; who is no longer that is left out and says why', async () => {
  const waiting = await rows<{ account_id: string }>(
    t.db,
    'select account_id from payout_run_item where run_id = $1 and done_at is null',
    [runId],
  );
  const open = waiting.map(({ account_id }) => account_id);
  payees = [...open, ...payees.filter((each) => !open.includes(each))];
  await anAdjustment(t, late(), -500);
  const terms = { schedule: 'monthly', heldReason: 'fraud review' };
  await t.call('PUT', `/admin/accounts/${held()}/payout-terms`, { headers: admin.headers, body: terms });
  await t.db.deleteFrom('payment_method').where('account_id', '=', moved()).execute();
  await aMethod(t, moved(), { kind: 'paypal', email: 'other@people.example' });
  await payElsewhere(elsewhere());

  await Promise.all([freezeRuns(t.services), freezeRuns(t.services)]);
  await freezeRuns(t.services);
  expect(await r.read(runId)).toMatchObject({
    status: 'frozen',
    freezing: null,
    pays: { publishers: PAYEES - 3, amountCents: (PAYEES - 3) * AMOUNT_CENTS },
  });
  expect([await r.balance(late(), 'payable'), await r.balance(late(), 'paying')]).toEqual([-500, AMOUNT_CENTS]);
  expect(await r.rowOf(runId, held())).toMatchObject({ verdict: 'on_hold', reason: 'fraud review', payout: null });
  expect(await r.rowOf(runId, moved())).toMatchObject({ verdict: 'changed', amountCents: AMOUNT_CENTS, payout: null });
  expect(await r.rowOf(runId, elsewhere())).toMatchObject({ verdict: 'changed', amountCents: 0, payout: null });
  const paid = await rows<{ account_id: string }>(t.db, 'select distinct account_id from payout where run_id = $1', [
    runId,
  ]);
  expect(paid).toHaveLength(PAYEES - 3);
  await t.handleEvents();
  const bells = await rows<{ data: object }>(t.db, `select data from notification where kind = 'payout_run_frozen'`);
  expect(bells).toMatchObject([{ data: { runId, publishers: PAYEES - 3, leftOut: 3 } }]);
});

test('a file of more than a hundred is marked sent behind the answer, by whoever asked, each payout once', async () => {
  const fileId = randomUUID();
  await r.post(`/admin/payout-runs/${runId}/files`, { id: fileId, format: 'paypal_csv' });
  const sent = { fileId, sentOn: localDate(new Date(), t.services.config.networkZone), reference: 'LOTE-9' };
  expect((await r.post(`/admin/payout-runs/${runId}/sent`, sent)).statusCode).toBe(204);
  expect((await r.read(runId)).files).toMatchObject([{ payouts: PAYEES - 3, open: PAYEES - 3 - 100 }]);
  const [job] = await t.jobs('mark-file-sent');
  expect(job).toEqual({ runId, ...sent, userId: admin.profile.user_id });
  if (!job) return;
  await Promise.all([markRestSent(t.services, job), markRestSent(t.services, job)]);
  await markRestSent(t.services, job);
  expect((await r.read(runId)).progress).toEqual({ frozen: 0, sent: PAYEES - 3, failed: 0, returned: 0 });
  const booked = await rows(t.db, `select 1 from ledger_entry where kind = 'payout_sent' and created_by = $1`, [
    admin.profile.user_id,
  ]);
  expect(booked).toHaveLength(PAYEES - 3);
});
