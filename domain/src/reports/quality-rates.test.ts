import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_COUNTS } from './counts.ts';
import { qualityRates } from './quality-rates.ts';

test('disputes are told of ten that were charged on, hang-ups of thirty that were answered on', () => {
  const counts = { ...NO_COUNTS, everCharged: 10, disputed: 1, connected: 30 };
  expect(qualityRates(counts, 6)).toEqual({ disputeRate: 0.1, shortRate: 0.2 });
  expect(qualityRates({ ...counts, everCharged: 9 }, 6)).toEqual({ disputeRate: null, shortRate: 0.2 });
  expect(qualityRates({ ...counts, connected: 29 }, 6)).toEqual({ disputeRate: 0.1, shortRate: null });
  expect(qualityRates(NO_COUNTS, 0)).toEqual({ disputeRate: null, shortRate: null });
});

test('a rate is a share, whatever was counted', () => {
  const count = fc.nat(1_000);
  fc.assert(
    fc.property(count, count, count, (connected, short, charged) => {
      const rates = qualityRates(
        { ...NO_COUNTS, connected, everCharged: charged, disputed: Math.min(charged, short) },
        short,
      );
      for (const rate of Object.values(rates)) if (rate !== null) expect(rate >= 0 && rate <= 1).toBe(true);
    }),
  );
});
