import type { CallDetail } from '@callstead/contract/calls/calls';
import { REASONS, type Reason } from '@callstead/domain/calls/call';
import { CALL_VIEWS } from '@callstead/domain/calls/call-view';
import type { Terms } from '@callstead/domain/campaigns/terms';
import { reasonOfLine } from '@callstead/domain/settling/explain-call';
import { aTarget, hoursDaily } from '@callstead/domain/testing/a-call';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPerson } from '../../../secrets/person-hash.ts';
import { aBlock } from '../../../testing/a-block.ts';
import { aCarrier, aLine, aNumber, aSid, type Line, rows } from '../../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { failedArrival, recordFailedCall } from '../failed-calls.ts';

let t: TestNetwork;
let admin: Person;
let carrier: ReturnType<typeof aCarrier>;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
  carrier = aCarrier(t);
});
afterAll(() => t.close());

const CLOSED = hoursDaily('America/New_York');
const MIAMI = '+13055550142';

type Ring = { from?: string; told?: Record<string, string> };

async function ring(line: Pick<Line, 'number'>, { from = aNumber(), told = {} }: Ring = {}): Promise<string> {
  const sid = aSid();
  await carrier.voice(sid, from, line.number, told);
  return sid;
}

async function ended(line: Line, status: string, seconds = 0, from = aNumber()): Promise<string> {
  const sid = await ring(line, { from });
  await carrier.dialEnded(sid, `leg of ${sid}`, status, seconds);
  return sid;
}

const under = async (terms: Partial<Terms>, asked?: Ring) => ring(await aLine(t, { terms }), asked);

/** Returns the CallSid of a call that really came to this. */
const STORIES: Record<Reason, () => Promise<string>> = {
  too_short: async () => ended(await aLine(t), 'completed', 74),
  duplicate: async () => {
    const line = await aLine(t);
    await ended(line, 'completed', 100, MIAMI);
    return ended(line, 'completed', 100, MIAMI);
  },
  out_of_geo: () => under({ geo: { countries: ['US'], states: ['TX'] } }, { told: { FromZip: '33139' } }),
  closed: () => under({ hours: CLOSED }),
  over_cap: async () => {
    const line = await aLine(t, { terms: { caps: { daily: 1, monthly: null, counts: 'attempt' } } });
    await ring(line);
    return ring(line);
  },
  no_capacity: async () => {
    const line = await aLine(t, { terms: { concurrency: { campaign: 1, perPublisher: null } } });
    await ring(line);
    return ring(line);
  },
  over_budget: () => under({ budget: { dailyCents: 1, totalCents: null } }),
  no_balance: async () => ring(await aLine(t, { balanceCents: 0 })),
  blocked: async () => {
    const line = await aLine(t);
    await aBlock(t, MIAMI, line.advertiserId);
    return ring(line, { from: MIAMI });
  },
  suppressed: async () => {
    const from = aNumber();
    const person = hashPerson(t.services.personKey, 'phone', from);
    await rows(t.db, `insert into suppressed_person (person, kind, created_at) values ($1, 'phone', now())`, [person]);
    return ring(await aLine(t), { from });
  },
  anonymous: () => under({ anonymousCallers: 'refuse' }, { from: 'anonymous' }),
  in_flight: async () => {
    const line = await aLine(t);
    await ring(line, { from: MIAMI });
    return ring(line, { from: MIAMI });
  },
  no_target: () => under({ targets: [aTarget({ hours: CLOSED })] }),
  no_answer: async () => ended(await aLine(t), 'no-answer'),
  busy: async () => ended(await aLine(t), 'busy'),
  failed: async () => ended(await aLine(t), 'failed'),
  caller_hung_up: async () => ended(await aLine(t), 'canceled'),
  not_assigned: () => ring({ number: '+13055559999' }),
  publisher_inactive: async () => {
    const line = await aLine(t);
    await rows(t.db, `update account set status = 'rejected' where id = $1`, [line.publisherId]);
    return ring(line);
  },
  campaign_inactive: async () => {
    const line = await aLine(t);
    await rows(t.db, `update campaign set status = 'paused' where id = $1`, [line.campaignId]);
    return ring(line);
  },
};

async function explainedIn(sid: string): Promise<CallDetail[]> {
  const [call] = await rows<{ id: string }>(t.db, 'select id from call where call_sid = $1', [sid]);
  return Promise.all(
    CALL_VIEWS.map(async (view) =>
      (await t.call('GET', `/calls/${call?.id}?view=${view}`, { headers: admin.headers })).json(),
    ),
  );
}

const refusals = ({ trace }: CallDetail) => trace.filter(({ verdict }) => verdict === 'refuse').map(reasonOfLine);

test.each(REASONS)('of a real call that is %s exactly one line refuses, and it is that reason', async (reason) => {
  for (const call of await explainedIn(await STORIES[reason]())) {
    expect(call.reason).toBe(reason);
    expect(refusals(call)).toEqual([reason]);
  }
});

test('a call that could not be decided about says so in its one line', async () => {
  const callSid = aSid();
  const nowhere = { fromCountry: null, fromState: null, fromZip: null, fromCity: null, simulated: null };
  const call = { ...nowhere, callSid, from: MIAMI, to: '+13055559999' };
  await recordFailedCall(t.services.calls, failedArrival(call, new Date()));
  for (const call of await explainedIn(callSid)) {
    expect(call.trace[0]).toMatchObject({ rule: 'decided', verdict: 'refuse' });
    expect(refusals(call)).toEqual(['failed']);
  }
});

test('a call that is too short says how much was missing; one that is paid has nothing against it', async () => {
  const [publishers] = await explainedIn(await STORIES.too_short());
  expect(publishers?.trace.find(({ rule }) => rule === 'talk_time')).toEqual({
    rule: 'talk_time',
    verdict: 'refuse',
    facts: { talkSeconds: 74, minimumSeconds: 90 },
  });
  for (const call of await explainedIn(await ended(await aLine(t), 'completed', 120))) {
    expect(refusals(call)).toEqual([]);
    expect(call.trace.find(({ rule }) => rule === 'billed')).toMatchObject({ verdict: 'pass' });
  }
});
