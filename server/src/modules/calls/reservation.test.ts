import { randomUUID } from 'node:crypto';
import type { Reason } from '@callstead/domain/calls/call';
import { foreseeReservation } from '@callstead/domain/routing/judge-reservation';
import type { ReservationRequest } from '@callstead/domain/routing/reservation';
import {
  isExplained,
  type ReservationSnapshot,
  reservationAnswer,
  type StoredDecision,
} from '@callstead/domain/routing/stored-decision';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementRunnerIn } from '../../db/database.ts';
import { reportCounts, sized } from '../../testing/proof.ts';
import {
  type Asking,
  anAsking,
  aWorld,
  decisionOf,
  expectedState,
  type Ids,
  inPretence,
  requestOf,
  someIds,
  type World,
  writeWorlds,
} from '../../testing/reservation-world.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { newCallId } from './call-id.ts';
import { type Arrival, reserveCalls } from './queries.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const WORLDS = sized({ small: 400, whole: 20_000 });
const AT_ONCE = 50;
test('state and refusal are, in every world, what counting it up and the rules come to', {
  timeout: 600_000,
}, async () => {
  const refusals = new Map<Reason | null, number>();
  const someWorlds = fc.array(fc.record({ world: aWorld, asking: anAsking }), {
    minLength: AT_ONCE,
    maxLength: AT_ONCE,
  });
  await fc.assert(
    fc.asyncProperty(someWorlds, async (given) => {
      const cases = given.map((each) => ({ ...each, ids: someIds() }));
      const requests = cases.map(({ ids, asking }) => requestOf(ids, asking));
      const { rows } = await inPretence(t.owner, async (db) => {
        await writeWorlds(db, cases);
        return sql<{ state: Omit<ReservationSnapshot, 'target'>; refusal: Reason | null }>`
          select s.state, reservation_refusal(s.state, s.request) as refusal
          from reservation_state(array(select r from jsonb_array_elements(${JSON.stringify(requests)}::jsonb) r)) s
          order by s.ord`.execute(db);
      });
      for (const [index, { world, asking }] of cases.entries()) {
        const row = rows[index];
        if (!row) throw new Error('a request was not answered');
        expect(row.state).toEqual(expectedState(world, asking));
        const decision = decisionOf(requests[index] as ReservationRequest);
        const answer = reservationAnswer(decision.targets, decision.reservation, { ...row.state, target: null });
        const judged = foreseeReservation(decision, answer);
        expect(row.refusal).toBe(judged.kind === 'refused' ? judged.reason : null);
        refusals.set(row.refusal, (refusals.get(row.refusal) ?? 0) + 1);
      }
    }),
    { numRuns: WORLDS / AT_ONCE },
  );
  const every = ['blocked', 'in_flight', 'duplicate', 'over_cap', 'no_capacity', 'over_budget', 'no_balance', null];
  expect(new Set(refusals.keys())).toEqual(new Set(every));
  reportCounts({ 'worlds judged twice': WORLDS });
});

const BATCHES = sized({ small: 60, whole: 1_500 });

/** Each with a caller of its own: whoever makes batches sees to that. */
function arrivalOf(ids: Ids, asking: Asking, index: number): Arrival {
  const request = requestOf(ids, asking, index === 0 ? ids.caller : `+1786555${1000 + index}`);
  const now = new Date();
  return {
    id: newCallId(now),
    arrivedAt: now,
    expiresAt: now,
    callSid: randomUUID(),
    number: '+18005550123',
    caller: request.caller,
    person: request.person,
    country: null,
    state: null,
    zip: null,
    city: null,
    applicationId: randomUUID(),
    publisherId: request.publisherId,
    campaignId: request.campaignId,
    campaignVersion: 1,
    advertiserId: request.advertiserId,
    decision: decisionOf(request),
  };
}

const COUNTERS = ['campaign_live', 'campaign_day', 'campaign_month', 'ledger_balance'] as const;

async function reserveIn(world: World, ids: Ids, batches: readonly (readonly Arrival[])[]) {
  return inPretence(t.owner, async (db) => {
    await writeWorlds(db, [{ world, ids }]);
    const found: unknown[] = [];
    for (const batch of batches) {
      for (const reserved of await reserveCalls(statementRunnerIn(db), batch)) {
        found.push(reserved.repeated ? 'repeated' : reserved.found);
      }
    }
    const left = [];
    for (const table of COUNTERS) {
      const { rows } = await sql`select * from ${sql.table(table)} t where t::text like any (${[
        ids.advertiserId,
        ...ids.campaignIds,
      ].map((id) => `%${id}%`)}) order by t::text`.execute(db);
      left.push(rows);
    }
    return { found, left };
  });
}

test('a batch decides and takes what its calls would one after the other', { timeout: 600_000 }, async () => {
  let calls = 0;
  await fc.assert(
    fc.asyncProperty(aWorld, fc.array(anAsking, { minLength: 2, maxLength: 8 }), async (world, askings) => {
      const ids = someIds();
      const arrivals = askings.map((asking, index) => arrivalOf(ids, asking, index));
      // The order in which a batch is decided: calls of one campaign and day together.
      const inOrder = arrivals.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
      const together = await reserveIn(world, ids, [inOrder]);
      const oneByOne = await reserveIn(
        world,
        ids,
        inOrder.map((arrival) => [arrival]),
      );
      expect(together.left).toEqual(oneByOne.left);
      for (const [index, found] of together.found.entries()) {
        const { decision } = inOrder[index] as Arrival;
        expect(comparable(found, decision)).toEqual(comparable(oneByOne.found[index], decision));
        expect(decision.kind === 'routable' && isExplained(decision, found as ReservationSnapshot)).toBe(true);
      }
      calls += askings.length;
    }),
    { numRuns: BATCHES },
  );
  reportCounts({ 'calls reserved in batches and one by one': calls });
});

const orderOf = ({ decision }: Arrival) =>
  decision.kind === 'routable' ? `${decision.reservation.campaignId} ${decision.reservation.day}` : '';

/** Of targets it counts those it could ring; one that nobody rings may be said to have none or not be there. */
function comparable(found: unknown, decision: StoredDecision) {
  const { targetCalls, ...rest } = found as ReservationSnapshot;
  const targets = decision.kind === 'routable' ? decision.targets : [];
  return { ...rest, targetCalls: targetCalls && targets.map(({ id }) => targetCalls[id] ?? 0) };
}
