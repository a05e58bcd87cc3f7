import { DomainError } from '@callstead/domain/errors';
import type { Member } from '@callstead/domain/policy';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows, topUp } from '../../testing/call-world.ts';
import { aClick, aPaidLine, type PaidLine, TEN_PERCENT } from '../../testing/conversion-world.ts';
import { PROOF_TIMEOUT_MS, reportCounts, sized } from '../../testing/proof.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { memberOf } from '../identity/session/actor.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { approveDueConversions } from './approve-conversions.ts';
import { bookWaitingConversions } from './book-waiting.ts';
import { decideConversion, disputeConversion } from './commands.ts';
import { receivePostback } from './receive-postback.ts';

const WORLDS = sized({ small: 4, whole: 200 });
const DAY_MS = 86_400_000;

let t: TestNetwork;
let admin: Member;
const counts = { worlds: 0, steps: 0, conversions: 0 };
beforeAll(async () => {
  t = await createTestNetwork();
  admin = memberOf(await t.anAccount('admin'));
});
afterAll(async () => {
  reportCounts({ 'worlds of conversions': counts.worlds, steps: counts.steps, 'conversions sold': counts.conversions });
  await t.close();
});

const which = fc.integer({ min: 0, max: 5 });
const days = fc.integer({ min: 0, max: 9 });
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('report' as const),
      which,
      days,
      status: fc.constantFrom('approved', 'pending', 'rejected'),
      cents: fc.integer({ min: 0, max: 60_000 }),
      txid: fc.constantFrom('', 'A'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('top up' as const), cents: fc.integer({ min: 1, max: 6_000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('book' as const), days }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('approve' as const), days }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('dispute' as const), which, days }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      which,
      days,
      decision: fc.constantFrom('approved' as const, 'refused' as const),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type World = { line: PaidLine; clicks: string[]; advertiser: Member; start: Date };

async function aWorld(): Promise<World> {
  const account = await t.anAccount('advertiser');
  const terms = {
    pricing: TEN_PERCENT,
    budget: { totalCents: 14_000, dailyCents: null },
    caps: { daily: 4, monthly: null, counts: 'qualified' as const },
  };
  const line = await aPaidLine(t, { advertiserId: account.id, balanceCents: 9_000, terms });
  const clicks = await Promise.all(Array.from({ length: 6 }, () => aClick(t, line)));
  return { line, clicks, advertiser: memberOf(account), start: new Date() };
}

async function conversionAt({ line }: World, index: number): Promise<string | undefined> {
  const found = await rows<{ id: string }>(t.db, 'select id from conversion where campaign_id = $1 order by id', [
    line.campaignId,
  ]);
  return found[index % Math.max(1, found.length)]?.id;
}

async function take(world: World, each: Step): Promise<unknown> {
  const { line, clicks, start, advertiser } = world;
  if (each.do === 'top up') return topUp(t.db, line.advertiserId, each.cents);
  const at = new Date(start.getTime() + each.days * DAY_MS);
  if (each.do === 'book') return bookWaitingConversions(t, at);
  if (each.do === 'approve') return approveDueConversions(t, at);
  if (each.do === 'report') {
    const amount = `${Math.floor(each.cents / 100)}.${String(each.cents % 100).padStart(2, '0')}`;
    const parameters = { click_id: clicks[each.which] ?? '', status: each.status, amount, txid: each.txid };
    return receivePostback(t.services, { method: 'GET', parameters, token: line.token, address: '192.0.2.1' }, at);
  }
  const id = await conversionAt(world, each.which);
  if (!id) return undefined;
  if (each.do === 'dispute') return disputeConversion(t, { ...advertiser, at }, { id, reason: 'why' });
  return decideConversion(t, { ...admin, at }, { id, decision: each.decision, reason: 'so' });
}

/** What the state forbids is refused, and nothing else happens. */
async function tolerant(doing: Promise<unknown>): Promise<void> {
  await doing.catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });
}

test(
  'reports, changes, top-ups, approvals, disputes and refusals in any order leave the books right',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 12 }),
        async (moments) => {
          const world = await aWorld();
          // What is done at one moment is done at once.
          for (const moment of moments) await Promise.all(moment.map((each) => tolerant(take(world, each))));
          expect(await verifyLedger(t.db)).toEqual([]);
          const [spent] = await rows<{ slots: number; sold: number }>(
            t.db,
            `select coalesce(sum(slots), 0)::int as slots,
                  (select count(*)::int from conversion where campaign_id = $1 and billing in ('held', 'disputed', 'approved', 'paid')) as sold
           from campaign_day where campaign_id = $1`,
            [world.line.campaignId],
          );
          expect(spent?.slots).toBeGreaterThanOrEqual(spent?.sold ?? 0);
          counts.worlds += 1;
          counts.conversions += spent?.sold ?? 0;
          counts.steps += moments.flat().length;
        },
      ),
      { numRuns: WORLDS, endOnFailure: true },
    );
  },
  PROOF_TIMEOUT_MS,
);
