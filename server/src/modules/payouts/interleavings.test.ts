import { randomUUID } from 'node:crypto';
import { DomainError } from '@callstead/domain/errors';
import { postChargeback } from '@callstead/domain/ledger/post-chargeback';
import { dueLines, type PayoutLine, USUAL_TERMS } from '@callstead/domain/payouts/due-lines';
import type { Member } from '@callstead/domain/policy';
import { localDate } from '@callstead/domain/zone-clock';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GatewayAway } from '../../payments/port.ts';
import { aLine, type Line, rows, topUp } from '../../testing/call-world.ts';
import { aPastCall } from '../../testing/past-calls.ts';
import { aMethod, anAdjustment } from '../../testing/payout-world.ts';
import { PROOF_TIMEOUT_MS, reportCounts, sized } from '../../testing/proof.ts';
import { createRememberingPaypal } from '../../testing/remembering-paypal.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { approveDueCalls } from '../calls/approve-calls.ts';
import { decideCall } from '../calls/commands.ts';
import { findAccount } from '../identity/queries.ts';
import { memberOf } from '../identity/session/actor.ts';
import { postEntries } from '../ledger/queries.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { changeSettings } from '../settings/commands.ts';
import { sendBatch } from './batches/commands.ts';
import { settleBatch, settleBatches } from './batches/settle-batch.ts';
import { askEarlyPayout, withdrawEarlyPayout } from './early/commands.ts';
import { readEarly } from './early/reads.ts';
import { markFailed } from './marks/mark-failed.ts';
import { markSent } from './marks/mark-sent.ts';
import { retryPayout } from './marks/retry-payout.ts';
import { approveRun } from './runs/approve-run.ts';
import { cancelRun } from './runs/commands.ts';
import { readPreview } from './runs/preview.ts';
import { proposeRun } from './runs/propose-run.ts';
import { readRun } from './runs/reads.ts';
import { setTerms } from './terms/commands.ts';

const WORLDS = sized({ small: 5, whole: 200 });
const DAY_MS = 86_400_000;

let t: TestNetwork;
let admins: Member[];
const counts = { worlds: 0, steps: 0, payouts: 0 };
beforeAll(async () => {
  t = await createTestNetwork();
  admins = [memberOf(await t.anAccount('admin')), memberOf(await t.anAccount('admin'))];
});
afterAll(async () => {
  reportCounts({ 'worlds of payouts': counts.worlds, steps: counts.steps, payouts: counts.payouts });
  await t.close();
});

const days = fc.integer({ min: 0, max: 20 });
/** Mostly what was approved long enough before it. */
const cutOffDays = fc.integer({ min: 0, max: 6 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('call' as const), days, which: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('approve calls' as const), days }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refuse' as const), which: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('adjust' as const),
      which: fc.nat(),
      cents: fc.integer({ min: -9_000, max: 14_000 }).filter((cents) => cents !== 0),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('charge back' as const), cents: fc.integer({ min: 1, max: 9_000 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('top up' as const), cents: fc.integer({ min: 1, max: 9_000 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('terms' as const), which: fc.nat(), net: fc.integer({ min: 0, max: 20 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('run' as const), days: cutOffDays, at: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('send' as const), which: fc.nat(), at: fc.integer({ min: 1, max: 2 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('fail' as const), which: fc.nat(), at: fc.integer({ min: 1, max: 2 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('retry' as const), which: fc.nat(), at: fc.integer({ min: 1, max: 2 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('ask early' as const),
      which: fc.nat(),
      next: fc.constantFrom('approved', 'cancelled', 'withdrawn', 'left'),
      at: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('batch' as const),
      which: fc.nat(),
      isAnswerLost: fc.boolean(),
      at: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('PayPal goes on' as const), which: fc.nat(), isTold: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('events' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;
type World = { lines: [Line, Line]; publishers: [Member, Member] };

const daysAgo = (number: number) => new Date(Date.now() - number * DAY_MS);
const pick = <Each>(list: readonly Each[], which: number): Each | undefined => list[which % (list.length || 1)];
const publishersOf = ({ lines }: World) => lines.map(({ publisherId }) => publisherId);
const paypal = createRememberingPaypal();
const withPaypal = (isAnswerLost = false) => ({ ...t.services, payoutGateway: paypal.gateway(isAnswerLost) });
const publisherOf = (world: World, which: number) => pick(publishersOf(world), which) ?? '';
const today = () => localDate(new Date(), t.services.config.networkZone);

/** Somebody was faster, or it is not the time for it: nothing changes. */
const unlessRefused = (work: Promise<unknown>) =>
  work.catch((error: Error) => {
    if (!(error instanceof DomainError)) throw error;
  });
const atOnce = (times: number, work: (admin: Member) => Promise<unknown>) =>
  Promise.all(Array.from({ length: times }, (_, index) => unlessRefused(work(pick(admins, index) as Member))));

const payoutsOf = async (world: World, ...statuses: string[]) =>
  (
    await rows<{ id: string }>(
      t.db,
      'select id from payout where account_id = any($1::uuid[]) and status = any($2::text[]) order by frozen_at, id',
      [publishersOf(world), statuses],
    )
  ).map(({ id }) => id);

async function onOne(world: World, statuses: string[], which: number, work: (id: string) => Promise<unknown>) {
  const id = pick(await payoutsOf(world, ...statuses), which);
  if (id) await work(id);
}

const STEPS: { [Do in Step['do']]: (world: World, step: Extract<Step, { do: Do }>) => Promise<unknown> } = {
  call: ({ lines }, { days, which }) => aPastCall(t, pick(lines, which) ?? lines[0], daysAgo(days + 8)),
  'approve calls': (_, { days }) => approveDueCalls(t, daysAgo(days)),
  refuse: async (world, { which }) => {
    const calls = await rows<{ id: string }>(
      t.db,
      `select id from call where publisher_id = any($1::uuid[]) and billing in ('held', 'approved', 'paid') order by id`,
      [publishersOf(world)],
    );
    const call = pick(calls, which);
    if (call) await decideCall(t.services, admins[0] as Member, { callId: call.id, decision: 'refused', reason: 'no' });
  },
  adjust: (world, { which, cents }) => anAdjustment(t, publisherOf(world, which), cents),
  'charge back': ({ lines: [{ advertiserId }] }, { cents: amountCents }) =>
    postEntries(t.db, [{ ...postChargeback({ id: randomUUID(), advertiserId, amountCents }), kind: 'chargeback' }]),
  'top up': ({ lines: [{ advertiserId }] }, { cents }) => topUp(t.db, advertiserId, cents),
  terms: (world, { which, net }) =>
    setTerms(t, admins[0] as Member, {
      accountId: publisherOf(world, which),
      ...(net > 0 ? { schedule: 'net', netDays: net } : { schedule: 'monthly', netDays: null }),
      heldReason: null,
    }),
  run: async (world, { days, at }) => {
    const id = randomUUID();
    await proposeRun(t.services, admins[0] as Member, { id, cutOff: daysAgo(days).toISOString() });
    await expectSameAsDomain(world, id);
    const { digest } = await readRun(t.services, admins[0] as Member, id);
    await atOnce(at, (admin) => approveRun(t.services, admin, { id, digest: digest ?? '' }));
  },
  send: (world, { which, at }) =>
    onOne(world, ['frozen'], which, (id) =>
      atOnce(at, (admin) => markSent(t.services, admin, { id, sentOn: today(), reference: null })),
    ),
  fail: (world, { which, at }) =>
    onOne(world, ['frozen', 'sent'], which, (id) =>
      atOnce(at, (admin) => markFailed(t, admin, { id, reason: `closed ${Math.floor(which / 7)}` })),
    ),
  retry: (world, { which, at }) =>
    onOne(world, ['failed', 'returned'], which, (id) => atOnce(at, (admin) => retryPayout(t.services, admin, id))),
  'ask early': async (world, { which, next, at }) => {
    const publisher = pick(world.publishers, which) as Member;
    const { netCents, feeCents } = await readEarly(t.services, publisher, undefined);
    const id = randomUUID();
    await unlessRefused(askEarlyPayout(t.services, publisher, { id, netCents, feeCents }));
    if (next === 'withdrawn') await unlessRefused(withdrawEarlyPayout(t.services, publisher, id));
    if (next === 'cancelled') await unlessRefused(cancelRun(t.services, admins[0] as Member, id));
    if (next === 'approved') await approveEarly(id, at);
  },
  batch: async (world, { which, isAnswerLost, at }) => {
    const runs = await rows<{ id: string }>(
      t.db,
      `select distinct run_id as id from payout
       where account_id = any($1::uuid[]) and status = 'frozen' and batch_id is null and file_id is null order by 1`,
      [publishersOf(world)],
    );
    const [run, id] = [pick(runs, which), randomUUID()];
    if (!run) return;
    await unlessRefused(sendBatch(withPaypal(), admins[0] as Member, { runId: run.id, id }));
    await Promise.all(Array.from({ length: at }, () => unlessAway(settleBatch(withPaypal(isAnswerLost), id))));
  },
  'PayPal goes on': async (_, { which, isTold }) => {
    paypal.step(which);
    if (isTold) await settleAll();
  },
  events: () => t.handleEvents(),
};

async function approveEarly(id: string, at: number): Promise<void> {
  const run = await t.db.selectFrom('payout_run').select('id').where('id', '=', id).executeTakeFirst();
  if (!run) return; // nothing was due
  const { digest } = await readRun(t.services, admins[0] as Member, id);
  await atOnce(at, (admin) => approveRun(t.services, admin, { id, digest: digest ?? '' }));
}

const unlessAway = (work: Promise<unknown>) =>
  work.catch((error: Error) => {
    if (!(error instanceof GatewayAway)) throw error;
  });

/** Open batches by the sweep, and those that are through once more, as a webhook has it. */
async function settleAll(): Promise<void> {
  await settleBatches(withPaypal());
  const known = await rows<{ id: string }>(t.db, 'select id from payout_batch');
  for (const { id } of known) await settleBatch(withPaypal(), id);
}

/** Who was paid by PayPal stands as paid, all others as not; nobody's batch was taken twice. */
async function expectPaypalAgrees(): Promise<void> {
  await settleAll();
  const found = await rows<{ id: string; status: string }>(
    t.db,
    'select id, status from payout where batch_id is not null order by id',
  );
  const items = paypal.items();
  expect(new Set(items.map(({ payoutId }) => payoutId)).size).toBe(items.length);
  const said = new Map(items.map(({ payoutId, status }) => [payoutId, status]));
  expect(found.map(({ id }) => said.get(id))).toEqual(
    found.map(({ status }) => (status === 'sent' ? 'paid' : status === 'frozen' ? 'waiting' : 'failed')),
  );
}

/** What the database takes for a run is what the rule of the domain says, line by line. */
async function expectSameAsDomain(world: World, id: string): Promise<void> {
  const run = await t.db.selectFrom('payout_run').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const accounts = publishersOf(world);
  const found = await readPreview(t.services, run, { accounts });
  for (const account of accounts) {
    const lines = await rows<PayoutLine>(
      t.db,
      `select entry_id as "entryId", kind, sale, arrived_at as "arrivedAt", at, amount_cents as "amountCents",
              payout_id as "payoutId", freed_from as "freedFrom" from payout_line where account_id = $1`,
      [account],
    );
    const [terms = USUAL_TERMS] = await rows<typeof USUAL_TERMS>(
      t.db,
      'select schedule, net_days as "netDays" from payout_terms where account_id = $1',
      [account],
    );
    const due = dueLines(lines, { cutOff: run.cut_off, terms });
    const row = found.find(({ account_id }) => account_id === account);
    expect([row?.lines ?? 0, row?.amount_cents ?? 0]).toEqual([
      due.length,
      due.reduce((total, { amountCents }) => total + amountCents, 0),
    ]);
  }
}

/** Few calls are enough to be paid, and nobody has to wait. */
function lowerThreshold() {
  const values = { ...t.services.settings.of('payouts'), thresholdDollars: 20, earlyFeeBasisPoints: 333 };
  return changeSettings(t.services, admins[0] as Member, { group: 'payouts', version: 0, values });
}

async function aWorld(): Promise<World> {
  const first = await aLine(t);
  const second = await aLine(t, { advertiserId: first.advertiserId, campaignId: first.campaignId, balanceCents: 0 });
  for (const line of [first, second]) {
    await aMethod(t, line.publisherId);
    for (const age of [30, 25, 20]) await aPastCall(t, line, daysAgo(age));
  }
  await approveDueCalls(t, daysAgo(10));
  // Each was brought by the other, which nobody can be: whoever is paid, somebody has a share of it.
  for (const [brought, referrer] of [[first, second] as const, [second, first] as const])
    await rows(t.db, 'insert into referral values ($1, $2, 777, $3, $4)', [
      ...[brought.publisherId, referrer.publisherId, daysAgo(90), daysAgo(22)],
    ]);
  return { lines: [first, second], publishers: [await memberFor(first), await memberFor(second)] };
}

/** The person behind the line. */
async function memberFor({ publisherId }: Line): Promise<Member> {
  const account = await findAccount(t.db, publisherId);
  if (!account) throw new Error('a line has its publisher');
  return memberOf(account);
}

test(
  'calls, refusals, chargebacks, runs, early payouts, batches, failures, returns and retries in any order: nobody is paid twice, nothing is lost',
  async () => {
    await lowerThreshold();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40, size: 'max' }), async (steps) => {
        const world = await aWorld();
        for (const each of steps) await (STEPS[each.do] as (world: World, step: Step) => Promise<unknown>)(world, each);
        await expectPaypalAgrees();
        await t.handleEvents();
        expect(await verifyLedger(t.db)).toEqual([]);
        counts.worlds += 1;
        counts.steps += steps.length;
        counts.payouts += (await payoutsOf(world, 'frozen', 'sent', 'failed', 'returned')).length;
      }),
      { numRuns: WORLDS, endOnFailure: true },
    );
    expect(counts.payouts).toBeGreaterThan(WORLDS);
  },
  PROOF_TIMEOUT_MS,
);
