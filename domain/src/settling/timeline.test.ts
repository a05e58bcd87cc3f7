import { describe, expect, test } from 'vitest';
import type { CarrierEvent, LegEnd } from '../calls/carrier-event.ts';
import { routeCall } from '../routing/route-call.ts';
import { storeDecision } from '../routing/stored-decision.ts';
import { anArrivingCall, aTarget } from '../testing/a-call.ts';
import { type CallStory, type ToldCall, timelineOf } from './timeline.ts';

const ARRIVED = new Date('2026-03-09T15:00:00Z');
const after = (seconds: number) => new Date(ARRIVED.getTime() + seconds * 1000);

const TARGETS = [aTarget({ id: 'first', priority: 1 }), aTarget({ id: 'second', priority: 2 })];

function aStory(changes: Partial<ToldCall> = {}, more: Partial<Omit<CallStory, 'call'>> = {}): CallStory {
  const call: ToldCall = {
    arrivedAt: ARRIVED,
    answeredAt: after(10),
    endedAt: after(200),
    status: 'completed',
    reason: null,
    decision: storeDecision(routeCall(anArrivingCall({ targets: TARGETS }))),
    reservation: null,
    targetPosition: 0,
    talkSeconds: 190,
    endedBy: 'caller',
    priceCents: 5_000,
    payoutCents: 2_500,
    ...changes,
  };
  return { call, moves: [], heard: [], entries: [], ...more };
}

const dialEnded = (result: LegEnd, position: number, seconds: number): CallStory['heard'][number] => {
  const event: CarrierEvent = {
    kind: 'dial_ended',
    legSid: `L${position}`,
    position,
    at: after(seconds).toISOString(),
    result,
    talkSeconds: 190,
    callerStayed: true,
  };
  return { event, at: after(seconds) };
};

const kinds = (story: CallStory, view: 'publisher' | 'advertiser' | 'admin' = 'admin') =>
  timelineOf(story, view).map(({ kind }) => kind);

const MONEY: CallStory['entries'] = [
  { kind: 'reserve', at: ARRIVED, amountCents: 5_000 },
  { kind: 'qualified', at: after(200), amountCents: 5_000 },
];

test('a call that was taken and paid is told from ring to payment', () => {
  const story = aStory(
    {},
    { heard: [dialEnded('completed', 0, 200)], entries: MONEY, moves: [{ to: 'paid', at: after(900), reason: null }] },
  );
  expect(kinds(story)).toEqual(['arrived', 'ringing', 'reserved', 'connected', 'ended', 'charged', 'paid']);
});

test('what the advertiser reserves is not the publisher’s to see, and each reads their own amount', () => {
  const story = aStory({}, { heard: [dialEnded('completed', 0, 200)], entries: MONEY });
  expect(kinds(story, 'publisher')).toEqual(['arrived', 'ringing', 'connected', 'ended', 'charged']);
  const charged = (view: 'publisher' | 'advertiser') =>
    timelineOf(story, view).find(({ kind }) => kind === 'charged')?.amountCents;
  expect([charged('publisher'), charged('advertiser')]).toEqual([2_500, 5_000]);
});

test('a target that did not take it is told, and the next rings from that moment on', () => {
  const heard = [dialEnded('no_answer', 0, 30), dialEnded('completed', 1, 200)];
  const steps = timelineOf(aStory({ answeredAt: after(40), targetPosition: 1 }, { heard }), 'admin');
  expect(
    steps.map(({ kind, target, status, at }) => [kind, target, status, (at.getTime() - ARRIVED.getTime()) / 1000]),
  ).toEqual([
    ['arrived', null, null, 0],
    ['ringing', 1, null, 0],
    ['target_failed', 1, 'no_answer', 30],
    ['ringing', 2, null, 30],
    ['connected', 2, null, 40],
    ['ended', null, 'completed', 200],
  ]);
});

test('a refused call says why, and whether it went elsewhere', () => {
  const closed = anArrivingCall({}, { at: new Date('2026-03-09T03:00:00Z') });
  const decision = storeDecision(routeCall(closed));
  const refused = { status: 'refused', reason: 'closed', decision, endedAt: ARRIVED } as const;
  const steps = timelineOf(aStory(refused as Partial<ToldCall>), 'admin');
  expect(steps.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['arrived', null],
    ['refused', 'closed'],
    ['overflow', null],
  ]);
});

test('a call of which nothing more was heard is swept', () => {
  expect(kinds(aStory({ endedBy: 'network', answeredAt: null }))).toEqual(['arrived', 'ringing', 'swept', 'ended']);
});

describe('the words of a decision', () => {
  const noted = (reason: unknown) =>
    timelineOf(aStory({}, { moves: [{ to: 'refused', at: after(900), reason }] }), 'admin').find(
      ({ kind }) => kind === 'taken_back',
    )?.note;

  test('are those of the person who decided', () => expect(noted('nobody answered')).toBe('nobody answered'));
  test('are not told where they are only a code of ours', () => expect(noted('too_short')).toBeNull());
  test('may be missing', () => expect(noted(undefined)).toBeNull());
});

test('what is no move of the billing is no step', () => {
  expect(kinds(aStory({}, { moves: [{ to: 'recording_stored', at: after(300), reason: null }] }))).not.toContain(
    'paid',
  );
});
