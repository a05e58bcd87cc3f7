import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { postAmended, postBooked } from '../ledger/post-conversion.ts';
import { amendConversion, type StandingConversion } from './amend-conversion.ts';
import { REPORTED_STATUSES, type ReportedStatus } from './conversion.ts';
import { costOf } from './price-report.ts';
import { type PostbackParameters, readDecimalCents, readPostback as readIn } from './read-postback.ts';

describe('an amount', () => {
  test.each([
    ['49.90', 4_990],
    ['49.9', 4_990],
    ['49', 4_900],
    ['0.29', 29],
    ['1.005', undefined],
    ['1.500', 150],
    ['999999999.99', 99_999_999_999],
    ['1e3', undefined],
    ['-1', undefined],
    ['1,000.00', undefined],
    ['$5', undefined],
    ['', undefined],
    ['.5', undefined],
  ])('%s is %s cents', (text, cents) => {
    expect(readDecimalCents(text)).toBe(cents);
  });

  test('is read digit by digit: no cent is lost', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const digits = String(cents).padStart(3, '0');
        expect(readDecimalCents(`${digits.slice(0, -2)}.${digits.slice(-2)}`)).toBe(cents);
      }),
    );
  });

  test('whatever else is written never becomes a number that is not whole', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cents = readDecimalCents(text);
        expect(cents === undefined || Number.isSafeInteger(cents)).toBe(true);
      }),
    );
  });
});

const readPostback = (parameters: PostbackParameters) => readIn(parameters, 'USD');

describe('a postback', () => {
  test('is approved, without txid or amount, unless it says so', () => {
    expect(readPostback({ click_id: ' clk_1 ' })).toEqual({
      report: { source: 'click', sourceId: 'clk_1', txid: '', status: 'approved', amountCents: null },
    });
  });

  test('names one thing alone', () => {
    expect(readPostback({ click_id: '', call_id: '' })).toEqual({ refusal: 'id_missing' });
    expect(readPostback({ lead_id: 'lead_1', call_id: 'call_1' })).toEqual({ refusal: 'id_ambiguous' });
  });

  test('may name the network’s currency, in whichever case, and no other one', () => {
    expect(readIn({ click_id: 'clk_1', amount: '1', currency: 'eur' }, 'EUR')).toMatchObject({
      report: { amountCents: 100 },
    });
    expect(readIn({ click_id: 'clk_1', amount: '1', currency: 'USD' }, 'EUR')).toEqual({
      refusal: 'currency_mismatch',
    });
  });

  test('is read or refused, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (parameters) => {
        expect(Object.keys(readPostback(parameters))).toHaveLength(1);
      }),
    );
  });
});

const AT = new Date('2026-03-10T12:00:00Z');
const DAY_MS = 86_400_000;
const PERCENT = { kind: 'percent', conversion: 'sale', basisPoints: 1_000, ceilingCents: 5_000 } as const;
const standing = (over: Partial<StandingConversion> = {}): StandingConversion => ({
  isTest: false,
  pricing: PERCENT,
  shareBasisPoints: 5_000,
  status: 'pending',
  amountCents: 10_000,
  receivedAt: AT,
  approvalDays: 7,
  approveAt: new Date(AT.getTime() + 7 * DAY_MS),
  billing: 'held',
  priceCents: 1_000,
  payoutCents: 500,
  ...over,
});
const say = (status: ReportedStatus, amountCents: number | null = null) => ({ status, amountCents });

describe('reported again', () => {
  test('a pending one moves only the difference, or everything back', () => {
    expect(amendConversion(standing(), say('pending', 20_000), AT)).toMatchObject({
      money: 'reprice',
      cost: { priceCents: 2_000, payoutCents: 1_000 },
    });
    expect(amendConversion(standing(), say('approved'), AT)).toMatchObject({ is: 'change', money: 'none' });
    expect(amendConversion(standing(), say('rejected'), AT)).toMatchObject({
      money: 'give_back',
      cost: { reason: 'rejected' },
    });
    expect(amendConversion(standing(), say('pending', 0), AT)).toMatchObject({ money: 'give_back' });
  });

  test('a price that was corrected stands, whatever its status becomes, until another amount is named', () => {
    const corrected = standing({ priceCents: 600, payoutCents: 300 });
    expect(amendConversion(corrected, say('approved'), AT)).toMatchObject({
      money: 'none',
      cost: { priceCents: 600, payoutCents: 300 },
    });
    expect(amendConversion(corrected, say('rejected'), AT)).toMatchObject({ money: 'give_back' });
    expect(amendConversion(corrected, say('approved', 20_000), AT)).toMatchObject({
      money: 'reprice',
      cost: { priceCents: 2_000 },
    });
  });

  test('one that waits for money is tried with what it says now', () => {
    expect(amendConversion(standing({ billing: 'review', approveAt: null }), say('approved'), AT)).toMatchObject({
      money: 'book',
    });
  });

  test.each([
    ['the same', standing(), say('pending', 10_000), AT],
    ['an earlier status', standing({ status: 'rejected', billing: 'none' }), say('pending', 5), AT],
    ['one that was approved', standing({ status: 'approved' }), say('rejected'), AT],
    ['after its time', standing(), say('rejected'), new Date(AT.getTime() + 7 * DAY_MS)],
    ['a disputed one', standing({ billing: 'disputed' }), say('rejected'), AT],
  ])('%s is a duplicate', (_, was, again, at) => {
    expect(amendConversion(was, again, at)).toEqual({ is: 'duplicate' });
  });

  test('in whatever order, the highest status stands', () => {
    const status = fc.constantFrom(...REPORTED_STATUSES);
    fc.assert(
      fc.property(fc.array(status, { minLength: 1, maxLength: 6 }), (statuses) => {
        const [first = 'approved', ...later] = statuses;
        let now = standing({ status: first, billing: first === 'rejected' ? 'none' : 'held' });
        for (const next of later) {
          const amended = amendConversion(now, say(next), AT);
          if (amended.is !== 'change') continue;
          const { priceCents } = amended.cost;
          now = { ...now, ...amended.after, priceCents, billing: priceCents > 0 ? 'held' : 'none' };
        }
        const highest = (['approved', 'rejected', 'pending'] as const).find((each) => statuses.includes(each));
        expect(now.status).toBe(highest);
      }),
    );
  });
});

test('a percentage needs an amount, and nothing of nothing is charged', () => {
  expect(costOf(standing(), say('approved'))).toBe('amount_missing');
  expect(costOf(standing(), say('rejected'))).toMatchObject({ reason: 'rejected' });
  expect(costOf(standing(), say('approved', 3))).toEqual({ priceCents: 0, payoutCents: 0, reason: 'no_price' });
  expect(costOf(standing({ isTest: true }), say('approved', 100))).toMatchObject({ reason: 'test' });
  expect(costOf(standing({ pricing: null }), say('approved'))).toMatchObject({ reason: 'information' });
});

test('what is booked and changed adds up to what it costs, in every account', () => {
  const sale = { source: 'conversion:c1', advertiserId: 'a', publisherId: 'p' } as const;
  const cents = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 5 }), fc.boolean(), (prices, isGivenBack) => {
      const stands = (priceCents: number) => ({ billing: 'held' as const, priceCents, payoutCents: priceCents >> 1 });
      const [first = 1, ...rises] = prices;
      const entries = postBooked({ ...sale, ...stands(first), round: 1, amendment: null });
      let before = stands(first);
      rises.forEach((price, index) => {
        entries.push(postAmended({ ...sale, before, after: stands(price), round: index + 1 }));
        before = stands(price);
      });
      const none = { billing: 'none' as const, priceCents: 0, payoutCents: 0 };
      if (isGivenBack) entries.push(postAmended({ ...sale, before, after: none, round: rises.length + 1 }));
      const left = isGivenBack ? none : before;
      const sums = new Map<string, number>();
      for (const { from, to, amountCents } of entries.flatMap(({ postings }) => postings)) {
        sums.set(from, (sums.get(from) ?? 0) - amountCents);
        sums.set(to, (sums.get(to) ?? 0) + amountCents);
      }
      expect(sums.get('advertiser:a:balance')).toBe(-left.priceCents + 0);
      expect(sums.get('advertiser:a:reserved')).toBe(0);
      expect(sums.get('publisher:p:held') ?? 0).toBe(left.payoutCents);
      expect(new Set(entries.map(({ sourceKey }) => sourceKey)).size).toBe(entries.length);
    }),
  );
});
