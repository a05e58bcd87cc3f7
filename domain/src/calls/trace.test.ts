import { expect, test } from 'vitest';
import { judgeReservation } from '../routing/judge-reservation.ts';
import { routeCall } from '../routing/route-call.ts';
import { anAnswer, anArrivingCall, aTarget } from '../testing/a-call.ts';
import { REASONS } from './call.ts';
import { REASON_OF_RULE, RULES, traceForPublisher } from './trace.ts';

function aFullTrace() {
  const targets = [aTarget({ id: 'secret-line', number: '+13055550777' })];
  const call = routeCall(anArrivingCall({ targets }));
  if (call.kind === 'refused') throw new Error(call.reason);
  return judgeReservation(
    call,
    anAnswer(call, {
      duplicateOfCallId: 'call_secret',
      campaignConcurrency: { limit: 4, used: 3 },
      targetConcurrency: { 'secret-line': { limit: 7, used: 1 } },
      dailyBudget: { limitCents: 123_456, usedCents: 100 },
      totalBudget: { limitCents: 654_321, usedCents: 100 },
      balance: { availableCents: 777_777 },
    }),
  ).trace;
}

test("a publisher sees what the rules said, and nothing of the advertiser's lines and money", () => {
  const shown = traceForPublisher(aFullTrace());
  expect(shown.map(({ rule }) => rule)).toEqual(RULES.filter((rule) => !rule.startsWith('target_')));
  const text = JSON.stringify(shown);
  for (const secret of ['secret', '0777', '123456', '654321', '777777', 'neededCents', 'availableCents']) {
    expect(text).not.toContain(secret);
  }
  expect(shown).toContainEqual({ rule: 'campaign_concurrency', verdict: 'pass', facts: { limit: 4, used: 3 } });
  expect(shown).toContainEqual({ rule: 'balance', verdict: 'skip', facts: null });
});

test('a trace survives being stored', () => {
  const trace = aFullTrace();
  expect(JSON.parse(JSON.stringify(trace))).toEqual(trace);
});

test('every reason of a rule is one a call can carry', () => {
  for (const reason of Object.values(REASON_OF_RULE)) expect(REASONS).toContain(reason);
});
