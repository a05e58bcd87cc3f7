import { expect, test } from 'vitest';
import { REASONS } from '../calls/call.ts';
import type { Target } from '../campaigns/terms.ts';
import { anAnswer, anArrivingCall, aTarget, hoursDaily } from '../testing/a-call.ts';
import { explainTrace } from './explain-trace.ts';
import { judgeReservation } from './judge-reservation.ts';
import { routeCall } from './route-call.ts';
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

test('every rule has its line, also those that were not reached', () => {
  const refused = routeCall(anArrivingCall({ geo: { countries: ['CA'], states: [] } }));
  const lines = explainTrace(refused.trace, 'admin');
  expect(lines.map(({ rule }) => rule)).toEqual(RULES);
  expect(lines.find(({ rule }) => rule === 'geo')).toMatchObject({ verdict: 'refuse', facts: { inside: false } });
  expect(lines.find(({ rule }) => rule === 'balance')).toEqual({
    rule: 'balance',
    verdict: 'not_reached',
    facts: null,
  });
});

test('one line speaks for all targets: one that is open is enough', () => {
  const closed = hoursDaily('America/New_York', { from: 0, to: 1 });
  const [open, shut] = [aTarget({ id: 'open' }), aTarget({ id: 'shut', hours: closed })];
  const verdictOf = (targets: Target[]) =>
    explainTrace(routeCall(anArrivingCall({ targets })).trace, 'publisher').find(({ rule }) => rule === 'target_open');
  expect(verdictOf([shut, open])).toEqual({ rule: 'target_open', verdict: 'pass', facts: null });
  expect(verdictOf([shut])).toEqual({ rule: 'target_open', verdict: 'refuse', facts: null });
});

test('what a rule looked at is hidden from publishers where it is the advertiser’s business', () => {
  const lines = explainTrace(aFullTrace(), 'publisher');
  expect(lines.find(({ rule }) => rule === 'balance')).toEqual({ rule: 'balance', verdict: 'skip', facts: null });
  expect(JSON.stringify(lines)).not.toMatch(/secret|777777|123456/);
});
