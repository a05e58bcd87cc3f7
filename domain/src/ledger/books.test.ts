import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Billing } from '../calls/call.ts';
import type { LedgerEntry } from './entry.ts';
import { postAdjustment } from './post-adjustment.ts';
import { postApproved } from './post-approved.ts';
import { postPayoutApproved, postPayoutFailed, postPayoutSent } from './post-payout.ts';
import { postQualified } from './post-qualified.ts';
import { postRefused } from './post-refused.ts';
import { postReleased, postReserved } from './post-reserved.ts';
import { postTopUp, postWithdrawal } from './post-top-up.ts';

/** A small network whose calls live through everything, and books beside it that know nothing of postings. */
type Call = {
  source: `call:${string}`;
  advertiserId: string;
  publisherId: string;
  reservedCents: number;
  priceCents: number;
  payoutCents: number;
  round: number;
  state: 'ringing' | 'released' | Exclude<Billing, 'none' | 'review'>;
};
type Payout = { id: string; publisherId: string; amountCents: number; state: 'approved' | 'sent' | 'failed' };

const CREDIT_CENTS = 500;

class Network {
  readonly entries: LedgerEntry[] = [];
  readonly calls: Call[] = [];
  readonly payouts: Payout[] = [];
  readonly paidIn = new Map<string, number>();
  readonly paidBack = new Map<string, number>();
  readonly adjusted = new Map<string, number>();

  post(entry: LedgerEntry) {
    this.entries.push(entry);
  }

  sum(account: string, entries = this.entries) {
    const postings = entries.flatMap((entry) => entry.postings);
    const into = postings.filter(({ to }) => to === account).reduce((sum, each) => sum + each.amountCents, 0);
    return postings.filter(({ from }) => from === account).reduce((sum, each) => sum - each.amountCents, into);
  }
}

type Step = { do: keyof typeof STEPS; pick: number; cents: number; share: number };
const who = (kind: string, pick: number) => `${kind}${pick % 2}`;
const pickFrom = <T>(list: readonly T[], pick: number) => (list.length === 0 ? undefined : list[pick % list.length]);
const add = (map: Map<string, number>, key: string, cents: number) => map.set(key, (map.get(key) ?? 0) + cents);

const callsIn = (network: Network, ...states: Call['state'][]) =>
  network.calls.filter(({ state }) => states.includes(state));

function ring(network: Network, call: Call) {
  const availableCents = network.sum(`advertiser:${call.advertiserId}:balance`) + CREDIT_CENTS;
  if (call.reservedCents > availableCents) return;
  call.state = 'ringing';
  network.post(postReserved(call));
  if (!network.calls.includes(call)) network.calls.push(call);
}

const STEPS = {
  topUp(network: Network, { pick, cents }: Step) {
    const advertiserId = who('A', pick);
    network.post(postTopUp({ id: String(network.entries.length), advertiserId, amountCents: cents }));
    add(network.paidIn, advertiserId, cents);
  },
  withdraw(network: Network, { pick, cents }: Step) {
    const advertiserId = who('A', pick);
    if (network.sum(`advertiser:${advertiserId}:balance`) < cents) return;
    const id = String(network.entries.length);
    network.post(postWithdrawal({ id, kind: 'withdrawal', advertiserId, amountCents: cents }));
    add(network.paidBack, advertiserId, cents);
  },
  ring(network: Network, { pick, cents, share }: Step) {
    const priceCents = Math.floor((cents * share) / 100);
    const payoutCents = Math.floor((priceCents * share) / 100);
    const sale = { advertiserId: who('A', pick), publisherId: who('P', pick >> 1) };
    const source = `call:${network.calls.length}` as const;
    ring(network, { ...sale, source, reservedCents: cents, priceCents, payoutCents, round: 1, state: 'ringing' });
  },
  ringAgainLate(network: Network, { pick }: Step) {
    const call = pickFrom(callsIn(network, 'released'), pick);
    if (!call) return;
    call.round += 1;
    ring(network, call);
    if (call.state === 'released') call.round -= 1;
  },
  qualify(network: Network, { pick }: Step) {
    const call = pickFrom(callsIn(network, 'ringing'), pick);
    if (!call) return;
    network.post(postQualified(call));
    call.state = 'held';
  },
  release(network: Network, { pick }: Step) {
    const call = pickFrom(callsIn(network, 'ringing'), pick);
    if (!call) return;
    network.post(postReleased(call));
    call.state = 'released';
  },
  dispute(network: Network, { pick }: Step) {
    const call = pickFrom(callsIn(network, 'held'), pick);
    if (call) call.state = 'disputed';
  },
  approve(network: Network, { pick }: Step) {
    const call = pickFrom(callsIn(network, 'held', 'disputed'), pick);
    if (!call) return;
    network.post(postApproved(call));
    call.state = 'approved';
  },
  refuse(network: Network, { pick }: Step) {
    const call = pickFrom(callsIn(network, 'held', 'disputed', 'approved', 'paid'), pick);
    if (!call) return;
    const billing = call.state as 'held';
    network.post(postRefused({ ...call, billing }));
    call.state = 'refused';
  },
  payOut(network: Network, { pick }: Step) {
    const publisherId = who('P', pick);
    const amountCents = network.sum(`publisher:${publisherId}:payable`);
    if (amountCents <= 0) return;
    const payout = { id: String(network.payouts.length), publisherId, amountCents, state: 'approved' as const };
    network.post(postPayoutApproved(payout));
    network.payouts.push(payout);
    for (const call of callsIn(network, 'approved')) if (call.publisherId === publisherId) call.state = 'paid';
  },
  sendPayout(network: Network, { pick }: Step) {
    const payout = pickFrom(
      network.payouts.filter(({ state }) => state === 'approved'),
      pick,
    );
    if (!payout) return;
    network.post(postPayoutSent(payout));
    payout.state = 'sent';
  },
  failPayout(network: Network, { pick }: Step) {
    const payout = pickFrom(
      network.payouts.filter(({ state }) => state === 'approved'),
      pick,
    );
    if (!payout) return;
    network.post(postPayoutFailed(payout));
    payout.state = 'failed';
  },
  adjust(network: Network, { pick, cents, share }: Step) {
    const kind = pick % 4 < 2 ? 'advertiser' : 'publisher';
    const id = who(kind === 'advertiser' ? 'A' : 'P', pick);
    const amountCents = kind === 'publisher' && share % 2 === 0 ? -cents : cents;
    network.post(
      postAdjustment({ id: String(network.entries.length), account: { kind, id }, amountCents, reason: 'test' }),
    );
    add(network.adjusted, id, amountCents);
  },
};

const total = <T>(list: readonly T[], cents: (each: T) => number) => list.reduce((sum, each) => sum + cents(each), 0);
const CHARGED = ['held', 'disputed', 'approved', 'paid'] as const;

/** What must hold at any moment, told from the calls and payouts alone. */
function expectBooksInOrder(network: Network) {
  for (const id of ['A0', 'A1']) {
    const own = network.calls.filter(({ advertiserId }) => advertiserId === id);
    const open = total(
      own.filter(({ state }) => state === 'ringing'),
      (call) => call.reservedCents,
    );
    const charged = total(
      own.filter(({ state }) => (CHARGED as readonly string[]).includes(state)),
      (call) => call.priceCents,
    );
    const paid = (network.paidIn.get(id) ?? 0) - (network.paidBack.get(id) ?? 0) + (network.adjusted.get(id) ?? 0);
    expect(network.sum(`advertiser:${id}:reserved`)).toBe(open);
    expect(network.sum(`advertiser:${id}:balance`)).toBe(paid - open - charged);
    expect(network.sum(`advertiser:${id}:balance`)).toBeGreaterThanOrEqual(-CREDIT_CENTS);
  }
  for (const id of ['P0', 'P1']) {
    const own = network.calls.filter(({ publisherId }) => publisherId === id);
    const inStates = (...states: string[]) =>
      total(
        own.filter(({ state }) => states.includes(state)),
        (call) => call.payoutCents,
      );
    const payouts = network.payouts.filter(({ publisherId }) => publisherId === id);
    const inPayouts = (...states: string[]) =>
      total(
        payouts.filter(({ state }) => states.includes(state)),
        (each) => each.amountCents,
      );
    expect(network.sum(`publisher:${id}:held`)).toBe(inStates('held', 'disputed'));
    expect(network.sum(`publisher:${id}:paying`)).toBe(inPayouts('approved'));
    const earned = inStates('approved', 'paid') + (network.adjusted.get(id) ?? 0);
    expect(network.sum(`publisher:${id}:payable`)).toBe(earned - inPayouts('approved', 'sent'));
  }
  const sent = total(
    network.payouts.filter(({ state }) => state === 'sent'),
    (each) => each.amountCents,
  );
  const received =
    total([...network.paidIn.values()], (cents) => cents) - total([...network.paidBack.values()], (cents) => cents);
  expect(network.sum('network:gateway')).toBe(sent - received);
  const margins = total(callsIn(network, ...CHARGED), (call) => call.priceCents - call.payoutCents);
  expect(network.sum('network:revenue')).toBe(margins);
}

/** A call's own postings leave exactly what its state says. */
function expectCallsInOrder(network: Network) {
  for (const call of network.calls) {
    const own = network.entries.filter(({ sourceKey }) => sourceKey.startsWith(`${call.source}:`));
    const of = (account: string) => network.sum(account, own);
    const isCharged = (CHARGED as readonly string[]).includes(call.state);
    const isHeld = call.state === 'held' || call.state === 'disputed';
    const setAside = call.state === 'ringing' ? call.reservedCents : 0;
    expect(of(`advertiser:${call.advertiserId}:balance`)).toBe(-setAside - (isCharged ? call.priceCents : 0) || 0);
    expect(of(`advertiser:${call.advertiserId}:reserved`)).toBe(setAside);
    expect(of(`publisher:${call.publisherId}:held`)).toBe(isHeld ? call.payoutCents : 0);
    expect(of(`publisher:${call.publisherId}:payable`)).toBe(isCharged && !isHeld ? call.payoutCents : 0);
  }
}

const names = Object.keys(STEPS) as (keyof typeof STEPS)[];
const step: fc.Arbitrary<Step> = fc.record({
  // Mostly what makes calls live; the rest in between.
  do: fc.constantFrom(...names, 'topUp', 'ring', 'ring', 'qualify', 'qualify', 'approve', 'refuse'),
  pick: fc.nat({ max: 15 }),
  cents: fc.integer({ min: 1, max: 2_000 }),
  share: fc.integer({ min: 0, max: 100 }),
});

test('whatever happens to calls, payouts and payments, the books are in order afterwards', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
      const network = new Network();
      for (const each of steps) STEPS[each.do](network, each);
      expectBooksInOrder(network);
      expectCallsInOrder(network);
      const keys = network.entries.map(({ sourceKey }) => sourceKey);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { amountCents } of network.entries.flatMap((entry) => entry.postings))
        expect(amountCents).toBeGreaterThan(0);
    }),
    { numRuns: 1500 },
  );
});
