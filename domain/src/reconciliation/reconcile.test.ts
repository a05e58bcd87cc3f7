import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar-day.ts';
import type { DifferenceKind, ExpectedMove, OutsideLine } from './difference.ts';
import { ownKey, reconcile } from './reconcile.ts';

const SEEN = { first: '2026-01-01', last: '2026-12-31' };
const BOTH = { gateway: SEEN, bank: SEEN };
const DAY = '2026-03-10';

const move = (change: Partial<ExpectedMove> = {}): ExpectedMove => ({
  key: 'payment:pi_1',
  place: 'gateway',
  day: DAY,
  amountCents: 0,
  feeCents: 0,
  hints: [],
  byAmount: null,
  ...change,
});
const line = (change: Partial<OutsideLine> = {}): OutsideLine => ({
  ref: 'txn_1',
  place: 'gateway',
  key: 'payment:pi_1',
  day: DAY,
  amountCents: 0,
  feeCents: 0,
  text: '',
  ...change,
});
const kinds = (...given: Parameters<typeof reconcile>) =>
  reconcile(...given).differences.map(({ key, kind }) => [key, kind]);

test('a refund the gateway refused is booked and booked back, and nothing of it is seen outside', () => {
  const key = 'refund:1';
  const expected = [move({ key, amountCents: -500 }), move({ key, amountCents: 500 })];
  expect(kinds(expected, [], BOTH)).toEqual([]);
});

test('what is booked waits some days for its line, and for a place that has never told it waits for ever', () => {
  const expected = [move({ key: 'transfer:1', place: 'bank', amountCents: 500 })];
  const seenTo = (last: string | null) => ({ ...BOTH, bank: last === null ? null : { ...SEEN, last } });
  expect(kinds(expected, [], seenTo(null))).toEqual([]);
  expect(kinds(expected, [], seenTo(addDays(DAY, 4)))).toEqual([]);
  expect(kinds(expected, [], seenTo(addDays(DAY, 5)))).toEqual([['transfer:1', 'not_outside']]);
  expect(kinds(expected, [], { ...BOTH, bank: { ...SEEN, first: addDays(DAY, 1) } })).toEqual([]);
});

test('a dispute that was won yesterday waits for its line, while what was taken is there', () => {
  const key = 'dispute:du_1';
  const expected = [move({ key, amountCents: -500 }), move({ key, amountCents: 500, day: SEEN.last })];
  expect(kinds(expected, [line({ key, amountCents: -500 })], BOTH)).toEqual([]);
});

test('a payment of the gateway to the bank is known by its name and amount; an advertiser of that amount is not it', () => {
  const po = move({ key: 'po:1', place: 'bank', amountCents: 500, byAmount: 'stripe' });
  const came = line({ ref: 'a', place: 'bank', key: null, amountCents: 500, text: 'Juan Pérez' });
  expect(reconcile([po], [came], BOTH).assigned.size).toBe(0);
  expect(kinds([po], [{ ...came, text: 'STRIPE TRANSFER' }], BOTH)).toEqual([]);
});

test('a file leaves the bank in one sum or payment by payment', () => {
  const file = (cents: number) => move({ key: 'file:1', place: 'bank', amountCents: -cents, byAmount: '' });
  const out = (ref: string, cents: number) => line({ ref, place: 'bank', key: null, amountCents: -cents });
  expect(kinds([file(300), file(200)], [out('a', 500)], BOTH)).toEqual([]);
  expect(kinds([file(300), file(200)], [out('a', 200), out('b', 300)], BOTH)).toEqual([]);
  expect(kinds([file(300), file(200)], [out('a', 200)], BOTH)).toEqual([['file:1', 'other_amount']]);
});

type Thing = { key: string; expected: ExpectedMove[]; lines: OutsideLine[] };

const SORTS = [
  'card',
  'refund',
  'failed refund',
  'dispute',
  'won dispute',
  'transfer',
  'payout',
  'file',
  'to bank',
] as const;

/** Money that happened and was booked as it should be; each thing has amounts of its own. */
function thing(sort: (typeof SORTS)[number], index: number, cents: number): Thing {
  const amount = (index + 1) * 1_000_000 + cents;
  const key = `${sort}:${index}`;
  const place = ['transfer', 'payout', 'file', 'to bank'].includes(sort) ? 'bank' : 'gateway';
  const m = (amountCents: number, change: Partial<ExpectedMove> = {}) => move({ key, place, amountCents, ...change });
  const l = (name: string, amountCents: number, change: Partial<OutsideLine> = {}) =>
    line({ ref: `${key}:${name}`, key, place, amountCents, ...change });
  const atBank = (text: string): Partial<OutsideLine> => ({ key: null, text, day: addDays(DAY, 2) });
  const hint = `hint-of-${index}-end`;
  const fee = m(0, { feeCents: 30 });
  const half = Math.floor(amount / 3);
  switch (sort) {
    case 'card':
      return { key, expected: [m(amount), fee], lines: [l('a', amount, { feeCents: 30 })] };
    case 'refund':
      return { key, expected: [m(-amount)], lines: [l('a', -amount)] };
    case 'failed refund':
      return { key, expected: [m(-amount), m(amount)], lines: [l('a', -amount), l('b', amount)] };
    case 'dispute':
      return { key, expected: [m(-amount), fee], lines: [l('a', -amount, { feeCents: 30 })] };
    case 'won dispute':
      return {
        key,
        expected: [m(-amount), fee, m(amount)],
        lines: [l('a', -amount, { feeCents: 30 }), l('b', amount)],
      };
    case 'transfer':
      return { key, expected: [m(amount)], lines: [l('a', amount)] };
    case 'payout':
      return {
        key,
        expected: [m(-amount, { hints: [hint], byAmount: '' })],
        lines: [l('a', -amount, atBank(`ACH ${hint}`))],
      };
    case 'file': {
      const parts = [m(-half, { byAmount: '' }), m(half - amount, { byAmount: '' })];
      return { key, expected: parts, lines: [l('a', -amount, atBank('ACH BATCH'))] };
    }
    case 'to bank':
      return { key, expected: [m(amount, { byAmount: 'stripe' })], lines: [l('a', amount, atBank('STRIPE'))] };
  }
}

const PLANTS = [
  'none',
  'lost line',
  'lost books',
  'doubled line',
  'doubled books',
  'other amount',
  'other fee',
] as const;
type Planted = Thing & { named: [string, DifferenceKind][] };

/** Spoils one thing in one way, and says what has to be named for it. */
function plant(given: Thing, how: (typeof PLANTS)[number]): Planted {
  const { key, expected, lines } = given;
  const [first] = lines as [OutsideLine];
  const isUnkeyed = first.key === null;
  const isHinted = first.text.includes('hint');
  const nets = expected.reduce((sum, { amountCents }) => sum + amountCents, 0) === 0;
  const isNothing = nets && lines.every(({ feeCents }) => feeCents === 0);
  /** Of what came and went again, only what is left over is seen. */
  const rest = (kind: DifferenceKind): DifferenceKind => (isNothing ? kind : 'other_amount');
  const at = (kind: DifferenceKind): Planted['named'] => [[key, kind]];
  const lost = isUnkeyed ? ownKey(first.ref) : key;
  const again = { ...first, ref: `${first.ref}:again` };
  switch (how) {
    case 'lost line':
      return { ...given, lines: lines.slice(1), named: at(lines.length > 1 ? rest('not_in_books') : 'not_outside') };
    case 'lost books':
      if (isNothing) return { ...given, expected: [], named: [] };
      return { ...given, expected: [], named: [[lost, 'not_in_books']] };
    case 'doubled line': {
      const named: Planted['named'] =
        isUnkeyed && !isHinted ? [[ownKey(first.ref), 'not_in_books']] : at(nets ? rest('not_in_books') : 'twice');
      return { ...given, lines: [...lines, again], named };
    }
    case 'doubled books':
      if (isUnkeyed && !isHinted) return { ...given, named: [] };
      return {
        ...given,
        expected: [...expected, expected[0] as ExpectedMove],
        named: at(nets ? rest('not_outside') : 'twice'),
      };
    case 'other amount': {
      if (isUnkeyed && !isHinted) return { ...given, named: [] };
      const changed = { ...first, amountCents: first.amountCents + 7 };
      return { ...given, lines: [changed, ...lines.slice(1)], named: at(rest('not_in_books')) };
    }
    case 'other fee':
      if (first.place === 'bank') return { ...given, named: [] };
      return {
        ...given,
        lines: [{ ...first, feeCents: first.feeCents + 1 }, ...lines.slice(1)],
        named: at('other_fee'),
      };
    case 'none':
      return { ...given, named: [] };
  }
}

test('every planted difference is named exactly once, and nothing else is', () => {
  const history = fc.array(fc.tuple(fc.constantFrom(...SORTS), fc.nat(400_000), fc.constantFrom(...PLANTS)), {
    maxLength: 25,
  });
  fc.assert(
    fc.property(history, fc.nat(), (given, turn) => {
      const planted = given.map(([sort, cents, how], index) => plant(thing(sort, index, cents), how));
      const lines = turned(
        planted.flatMap((each) => each.lines),
        turn,
      );
      const expected = turned(
        planted.flatMap((each) => each.expected),
        turn,
      );
      const found = reconcile(expected, lines, BOTH);
      // Of two equal lines either is the one too many.
      const named = found.differences.map(({ key, kind }) => `${key.replace(':again', '')} ${kind}`);
      expect(named.toSorted()).toEqual(planted.flatMap((each) => each.named.map((pair) => pair.join(' '))).toSorted());
      const outside = found.differences.reduce(
        (sum, { books, outside: of }) => sum + of.amountCents - books.amountCents,
        0,
      );
      expect(outside).toBe(total(lines) - total(expected)); // what is named is all there is
    }),
    { numRuns: 300 },
  );
});

const total = (moves: readonly { amountCents: number }[]) =>
  moves.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** In another order than it happened. */
function turned<Item>(items: Item[], by: number): Item[] {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)].toReversed();
}
