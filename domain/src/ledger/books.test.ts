import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Billing } from '../calls/call.ts';
import type { LedgerEntry } from './entry.ts';
import { postAdjustment } from './post-adjustment.ts';
import { postApproved } from './post-approved.ts';
import { postBonus } from './post-bonus.ts';
import { postChargeback, postChargebackWon } from './post-chargeback.ts';
import { postGatewayFee } from './post-gateway-fee.ts';
import { postPayoutApproved, postPayoutFailed, postPayoutReturned, postPayoutSent } from './post-payout.ts';
import { postQualified } from './post-qualified.ts';
import { postRefused } from './post-refused.ts';
import { postRepriced, type Standing } from './post-repriced.ts';
import { postReleased, postReserved } from './post-reserved.ts';
import { postTopUp, postWithdrawal, postWithdrawalFailed } from './post-top-up.ts';

/** A small network whose calls live through everything, and books beside it that know nothing of postings. */
type Call = {
  source: `call:${string}`;
  advertiserId: string;
  publisherId: string;
  reservedCents: number;
  priceCents: number;
  payoutCents: number;
  /** The publisher's, in percent. */
  share: number;
  round: number;
  /** How often each happened to it. */
  approvals: number;
  refusals: number;
  corrections: number;
  state: 'ringing' | 'released' | Exclude<Billing, 'none' | 'review'>;
};
type Payout = {
  id: string;
  publisherId: string;
  amountCents: number;
  state: 'approved' | 'sent' | 'failed' | 'returned';
};

const CREDIT_CENTS = 500;

class Network {
  readonly entries: LedgerEntry[] = [];
  readonly calls: Call[] = [];
  readonly payouts: Payout[] = [];
  readonly paidIn = new Map<string, number>();
  readonly paidBack = new Map<string, number>();
  readonly adjusted = new Map<string, number>();
  /** Payments the bank took back, and what became of them. */
  readonly chargebacks: { id: string; advertiserId: string; amountCents: number; isWon: boolean }[] = [];
  feesCents = 0;

  readonly sums = new Map<string, number>();
  /** The same by call, so that each one's own postings can be looked at. */
  readonly sumsOfCalls = new Map<string, number>();

  post(entry: LedgerEntry) {
    this.entries.push(entry);
    const source = entry.sourceKey.split(':', 2).join(':');
    for (const { from, to, amountCents } of entry.postings) {
      for (const [account, cents] of [
        [from, -amountCents],
        [to, amountCents],
      ] as const) {
        add(this.sums, account, cents);
        add(this.sumsOfCalls, `${source} ${account}`, cents);
      }
    }
  }

  sum(account: string) {
    return this.sums.get(account) ?? 0;
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

/** A rise only as far as the balance allows. */
function correct(network: Network, call: Call, after: Standing) {
  const before = { billing: call.state as Standing['billing'], ...pricesOf(call) };
  const riseCents = after.priceCents - (call.state === 'refused' ? 0 : call.priceCents);
  if (riseCents > 0 && riseCents > network.sum(`advertiser:${call.advertiserId}:balance`) + CREDIT_CENTS) return;
  call.corrections += 1;
  network.post(postRepriced({ ...call, before, after, round: call.corrections }));
  Object.assign(call, pricesOf(after), { state: after.billing });
}

const pricesOf = ({ priceCents, payoutCents }: Pick<Standing, 'priceCents' | 'payoutCents'>) => ({
  priceCents,
  payoutCents,
});

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
    network.post(postWithdrawal({ id, advertiserId, amountCents: cents }));
    add(network.paidBack, advertiserId, cents);
  },
  failToWithdraw(network: Network, { pick, cents }: Step) {
    const advertiserId = who('A', pick);
    if (network.sum(`advertiser:${advertiserId}:balance`) < cents) return;
    const withdrawal = { id: String(network.entries.length), advertiserId, amountCents: cents };
    network.post(postWithdrawal(withdrawal));
    network.post(postWithdrawalFailed(withdrawal));
  },
  chargeBack(network: Network, { pick, cents }: Step) {
    const chargeback = { id: String(network.entries.length), advertiserId: who('A', pick), amountCents: cents };
    network.post(postChargeback(chargeback));
    network.chargebacks.push({ ...chargeback, isWon: false });
  },
  winChargeback(network: Network, { pick }: Step) {
    const open = network.chargebacks.filter(({ isWon }) => !isWon);
    const chargeback = pickFrom(open, pick);
    if (!chargeback) return;
    network.post(postChargebackWon(chargeback));
    chargeback.isWon = true;
  },
  payFee(network: Network, { cents }: Step) {
    network.post(postGatewayFee({ id: String(network.entries.length), amountCents: cents }));
    network.feesCents += cents;
  },
  ring(network: Network, { pick, cents, share }: Step) {
    const priceCents = Math.floor((cents * share) / 100);
    const payoutCents = Math.floor((priceCents * share) / 100);
    const sale = { advertiserId: who('A', pick), publisherId: who('P', pick >> 1) };
    const source = `call:${network.calls.length}` as const;
    const fresh = { round: 1, approvals: 0, refusals: 0, corrections: 0, state: 'ringing' as const };
    ring(network, { ...sale, ...fresh, source, share, reservedCents: cents, priceCents, payoutCents });
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
    call.approvals += 1;
    network.post(postApproved({ ...call, round: call.approvals }));
    call.state = 'approved';
  },
  refuse(network: Network, { pick }: Step) {
    const call = pickFrom(callsIn(network, 'held', 'disputed', 'approved', 'paid'), pick);
    if (!call) return;
    const billing = call.state as 'held';
    call.refusals += 1;
    network.post(postRefused({ ...call, billing, round: call.refusals }));
    call.state = 'refused';
  },
  reprice(network: Network, { pick, cents }: Step) {
    const call = pickFrom(callsIn(network, ...CHARGED), pick);
    if (!call) return;
    const payoutCents = Math.floor((cents * call.share) / 100);
    correct(network, call, { billing: call.state as Standing['billing'], priceCents: cents, payoutCents });
  },
  putBack(network: Network, { pick }: Step) {
    const call = pickFrom(callsIn(network, 'refused'), pick);
    const billing = pickFrom(CHARGED, pick);
    if (call && billing) correct(network, call, { ...call, billing });
  },
  giveBonus(network: Network, { pick, cents }: Step) {
    const publisherId = who('P', pick);
    network.post(postBonus({ id: String(network.entries.length), publisherId, amountCents: cents }));
    add(network.adjusted, publisherId, cents);
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
  returnPayout(network: Network, { pick }: Step) {
    const payout = pickFrom(
      network.payouts.filter(({ state }) => state === 'sent'),
      pick,
    );
    if (!payout) return;
    network.post(postPayoutReturned(payout));
    payout.state = 'returned';
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
function expectedSums(network: Network): Record<string, number> {
  const sent = total(
    network.payouts.filter(({ state }) => state === 'sent'),
    (each) => each.amountCents,
  );
  const [paidIn, paidBack, adjusted] = [network.paidIn, network.paidBack, network.adjusted].map((each) =>
    total([...each.values()], (cents) => cents),
  );
  return {
    ...expectedOfAdvertiser(network, 'A0'),
    ...expectedOfAdvertiser(network, 'A1'),
    ...expectedOfPublisher(network, 'P0'),
    ...expectedOfPublisher(network, 'P1'),
    'network:gateway': sent - ((paidIn ?? 0) - (paidBack ?? 0)) + takenBackFrom(network) + network.feesCents,
    'network:fees': 0 - network.feesCents,
    'network:revenue': total(callsIn(network, ...CHARGED), (call) => call.priceCents - call.payoutCents),
    'network:adjustments': -(adjusted ?? 0) + 0,
  };
}

/** What the banks took back and kept, from one advertiser or from all. */
const takenBackFrom = (network: Network, id?: string) =>
  total(
    network.chargebacks.filter(({ advertiserId, isWon }) => !isWon && (id === undefined || advertiserId === id)),
    ({ amountCents }) => amountCents,
  );

function expectedOfAdvertiser(network: Network, id: string): Record<string, number> {
  const own = (...states: Call['state'][]) =>
    callsIn(network, ...states).filter(({ advertiserId }) => advertiserId === id);
  const open = total(own('ringing'), (call) => call.reservedCents);
  const charged = total(own(...CHARGED), (call) => call.priceCents);
  const paid = (network.paidIn.get(id) ?? 0) - (network.paidBack.get(id) ?? 0) + (network.adjusted.get(id) ?? 0);
  return {
    [`advertiser:${id}:reserved`]: open,
    [`advertiser:${id}:balance`]: paid - open - charged - takenBackFrom(network, id),
  };
}

function expectedOfPublisher(network: Network, id: string): Record<string, number> {
  const earned = (...states: Call['state'][]) =>
    total(
      callsIn(network, ...states).filter(({ publisherId }) => publisherId === id),
      (call) => call.payoutCents,
    );
  const payouts = (...states: Payout['state'][]) =>
    total(
      network.payouts.filter((each) => each.publisherId === id && states.includes(each.state)),
      (each) => each.amountCents,
    );
  const adjusted = network.adjusted.get(id) ?? 0;
  return {
    [`publisher:${id}:held`]: earned('held', 'disputed'),
    [`publisher:${id}:paying`]: payouts('approved'),
    [`publisher:${id}:payable`]: earned('approved', 'paid') + adjusted - payouts('approved', 'sent'),
  };
}

/** A call's own postings leave exactly what its state says. */
function expectedOfCall(call: Call): Record<string, number> {
  const isCharged = (CHARGED as readonly string[]).includes(call.state);
  const isHeld = call.state === 'held' || call.state === 'disputed';
  const setAside = call.state === 'ringing' ? call.reservedCents : 0;
  const charged = isCharged ? call.priceCents : 0;
  return {
    [`${call.source} advertiser:${call.advertiserId}:balance`]: 0 - setAside - charged,
    [`${call.source} advertiser:${call.advertiserId}:reserved`]: setAside,
    [`${call.source} publisher:${call.publisherId}:held`]: isHeld ? call.payoutCents : 0,
    [`${call.source} publisher:${call.publisherId}:payable`]: isCharged && !isHeld ? call.payoutCents : 0,
  };
}

function expectSums(sums: ReadonlyMap<string, number>, expected: Record<string, number>) {
  expect(Object.fromEntries(Object.keys(expected).map((account) => [account, sums.get(account) ?? 0]))).toEqual(
    expected,
  );
}

const names = Object.keys(STEPS) as (keyof typeof STEPS)[];
const step: fc.Arbitrary<Step> = fc.record({
  // Mostly what makes calls live; the rest in between.
  do: fc.constantFrom(...names, 'topUp', 'ring', 'ring', 'qualify', 'approve', 'payOut'),
  pick: fc.nat({ max: 15 }),
  cents: fc.integer({ min: 1, max: 2_000 }),
  share: fc.integer({ min: 0, max: 100 }),
});

test('whatever happens to calls, payouts and payments, the books are in order afterwards', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 80, size: 'max' }), (steps) => {
      const network = new Network();
      for (const each of steps) STEPS[each.do](network, each);
      expectSums(network.sums, expectedSums(network));
      expectSums(network.sumsOfCalls, Object.assign({}, ...network.calls.map(expectedOfCall)));
      const balances = ['A0', 'A1'].map(
        (id) => network.sum(`advertiser:${id}:balance`) + takenBackFrom(network, id), // only the bank takes more than there is
      );
      expect(Math.min(...balances)).toBeGreaterThanOrEqual(-CREDIT_CENTS);
      const keys = network.entries.map(({ sourceKey }) => sourceKey);
      expect(new Set(keys).size).toBe(keys.length);
      const amounts = network.entries.flatMap(({ postings }) => postings.map(({ amountCents }) => amountCents));
      expect(amounts.every((cents) => cents > 0)).toBe(true);
    }),
    { numRuns: 400 },
  );
});
