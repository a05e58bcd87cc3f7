import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { GatewayAway } from '../../payments/port.ts';
import { aCarrier, aLine, aNumber, aSid, type Line, rows } from '../../testing/call-world.ts';
import { aRecharge, withFakeGateway } from '../../testing/payment-world.ts';
import { PROOF_TIMEOUT_MS, reportCounts, sized } from '../../testing/proof.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { startOfNetworkDay, startRecharge } from './recharge/start-recharge.ts';
import { settlePayments } from './settle-payments.ts';

const RUNS = sized({ small: 12, whole: 200 });
const DAILY_LIMIT_CENTS = 20_000;
const FIRST_CENTS = 8_000;

let t: TestNetwork;
let g: ReturnType<typeof withFakeGateway>;
let admin: Person;
const counts = { worlds: 0, steps: 0, payments: 0 };
beforeAll(async () => {
  t = await createTestNetwork();
  g = withFakeGateway(t);
  admin = await t.signIn('admin');
});
afterAll(async () => {
  reportCounts({ 'worlds of payments': counts.worlds, steps: counts.steps, payments: counts.payments });
  await t.close();
});

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('call' as const), seconds: fc.integer({ min: 0, max: 300 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('recharge' as const), at: fc.integer({ min: 1, max: 4 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('webhook' as const),
      which: fc.nat(),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('work' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('settle' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('decline' as const), on: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lose answers' as const), on: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('switch on' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      which: fc.nat(),
      amountCents: fc.integer({ min: 1, max: 12_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('dispute' as const), which: fc.nat(), isWon: fc.boolean() }) },
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;
type World = { line: Line; accountId: string; customerRef: string };

const whileReachable = (work: Promise<unknown>) =>
  work.catch((error: Error) => {
    if (!(error instanceof GatewayAway)) throw error;
  });
const later = () => new Date(Date.now() + 5 * 60_000);
const ownIntents = ({ customerRef }: World) =>
  [...g.intents.values()].filter((intent) => intent.customerRef === customerRef);
const ownDisputes = (world: World) => {
  const refs = new Set(ownIntents(world).map(({ ref }) => ref));
  return [...g.disputes.values()].filter(({ intentRef }) => intentRef !== null && refs.has(intentRef));
};
const pick = <Each>(list: readonly Each[], which: number): Each | undefined => list[which % (list.length || 1)];

/** Of each of its states once: whatever else was known then has to be enough. */
const tellOf = ({ ref, status }: { ref: string; status: string }) =>
  g.post(g.event('dispute', ref, `evt_${ref}_${status}`));

const STEPS: { [Do in Step['do']]: (world: World, step: Extract<Step, { do: Do }>) => Promise<unknown> } = {
  call: async ({ line }, { seconds }) => {
    const [carrier, sid] = [aCarrier(t), aSid()];
    await carrier.voice(sid, aNumber(), line.number);
    await carrier.dialEnded(sid, `leg of ${sid}`, 'completed', seconds);
  },
  recharge: ({ accountId }, { at }) =>
    Promise.all(
      Array.from({ length: at }, () => inTransaction(t.services, (tx) => startRecharge(tx, accountId, new Date()))),
    ),
  webhook: async (world, { which, times }) => {
    const intent = pick(ownIntents(world), which);
    const dispute = pick(ownDisputes(world), which);
    if (intent) for (let n = 0; n < times; n += 1) await g.post(g.event('intent', intent.ref));
    if (dispute) await tellOf(dispute);
  },
  work: () => whileReachable(g.settle()),
  settle: () => whileReachable(settlePayments(t.services, later())),
  decline: async (_, { on }) => {
    g.faults.declines = on;
  },
  'lose answers': async (_, { on }) => {
    g.faults.losesAnswers = on;
  },
  'switch on': ({ accountId }) =>
    t.db
      .updateTable('auto_recharge')
      .set({ is_on: true, stopped_at: null, stopped_because: null, decline_code: null })
      .where('account_id', '=', accountId)
      .execute(),
  refund: async ({ accountId }, { which, amountCents }) => {
    const paid = await rows<{ id: string }>(
      t.db,
      `select id from payment where account_id = $1 and status = 'succeeded' order by id`,
      [accountId],
    );
    const payment = pick(paid, which);
    const body = { id: randomUUID(), amountCents, reason: 'asked for' };
    if (payment) await t.call('POST', `/admin/payments/${payment.id}/refunds`, { ...admin, body });
  },
  dispute: async (world, { which, isWon }) => {
    const intent = pick(
      ownIntents(world).filter(({ status }) => status === 'succeeded'),
      which,
    );
    const known = intent && [...g.disputes.values()].find(({ intentRef }) => intentRef === intent.ref);
    if (known?.status === 'open') known.status = isWon ? 'won' : 'lost';
    else if (intent && !known) g.dispute(intent.ref);
  },
};

async function aWorld(): Promise<World> {
  Object.assign(g.faults, { isAway: false, declines: false, losesAnswers: false });
  const line = await aLine(t, { balanceCents: FIRST_CENTS });
  await aRecharge(t, line.advertiserId, g.fake);
  return { line, accountId: line.advertiserId, customerRef: `cus_${line.advertiserId}` };
}

/** What holds at every moment. */
async function expectLimits({ accountId }: World): Promise<void> {
  const since = startOfNetworkDay(new Date(), t.services.config.networkZone);
  const [found] = await rows<{ under_way: number; charged: number }>(
    t.db,
    `select count(*) filter (where status in ('open', 'processing')) as under_way,
            coalesce(sum(amount_cents) filter (where status not in ('declined', 'canceled')), 0)::bigint as charged
     from payment where account_id = $1 and origin = 'auto_recharge' and created_at >= $2`,
    [accountId, since],
  );
  expect(found?.under_way).toBeLessThanOrEqual(1);
  expect(found?.charged).toBeLessThanOrEqual(DAILY_LIMIT_CENTS);
}

/** When all is told: what the gateway took is what the books say, to the cent. */
async function expectSettled(world: World): Promise<void> {
  Object.assign(g.faults, { losesAnswers: false });
  await g.settle();
  await settlePayments(t.services, later());
  for (const dispute of ownDisputes(world)) await tellOf(dispute);
  await g.settle();
  const paid = ownIntents(world).filter(({ status }) => status === 'succeeded');
  const booked = await rows<{ ref: string; received_cents: number }>(
    t.db,
    `select intent_ref as ref, received_cents from payment where account_id = $1 and status = 'succeeded'`,
    [world.accountId],
  );
  const byRef = (list: { ref: string; cents: number }[]) => list.sort((a, b) => a.ref.localeCompare(b.ref));
  expect(byRef(booked.map(({ ref, received_cents: cents }) => ({ ref, cents })))).toEqual(
    byRef(paid.map(({ ref, amountReceivedCents: cents }) => ({ ref, cents }))),
  );
  expect(await netFromGateway(world)).toBe(netAtGateway(world));
  expect(await rows(t.db, 'select from unbooked_payment')).toEqual([]);
  expect(await verifyLedger(t.db)).toEqual([]);
  counts.payments += paid.length;
}

const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0);

/** What the gateway has of this advertiser: paid, less what went back and what banks took. */
function netAtGateway(world: World): number {
  const paid = ownIntents(world).filter(({ status }) => status === 'succeeded');
  const isOwn = ({ intentRef }: { intentRef: string | null }) => paid.some(({ ref }) => ref === intentRef);
  const refunded = [...g.refunds.values()].filter(isOwn);
  const taken = [...g.disputes.values()].filter((dispute) => isOwn(dispute) && dispute.status !== 'won');
  return (
    FIRST_CENTS +
    sum(paid.map(({ amountReceivedCents }) => amountReceivedCents)) -
    sum([...refunded, ...taken].map(({ amountCents }) => amountCents))
  );
}

/** And what the books say came from there. */
async function netFromGateway({ accountId }: World): Promise<number> {
  const [found] = await rows<{ cents: number }>(
    t.db,
    `select sum(case when to_account = $1 then amount_cents else -amount_cents end)::bigint as cents from ledger_posting
     where (from_account, to_account) in (('network:gateway', $1), ($1, 'network:gateway'))`,
    [`advertiser:${accountId}:balance`],
  );
  return found?.cents ?? 0;
}

test(
  'calls, recharges, declines, lost answers, webhooks, refunds and disputes in any order: nothing twice, nothing lost',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
        const world = await aWorld();
        for (const each of steps) {
          await (STEPS[each.do] as (world: World, step: Step) => Promise<unknown>)(world, each);
          await expectLimits(world);
        }
        await expectSettled(world);
        counts.worlds += 1;
        counts.steps += steps.length;
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
  PROOF_TIMEOUT_MS,
);
