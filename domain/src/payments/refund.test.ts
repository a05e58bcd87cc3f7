import { expect, test } from 'vitest';
import { nextChargeback } from './chargeback.ts';
import { nextRefund, refundableCents } from './refund.ts';

test('no more goes back than came, less what the bank took', () => {
  expect(refundableCents({ receivedCents: 5_000, refundedCents: 2_000, chargedBackCents: 0 })).toBe(3_000);
  expect(refundableCents({ receivedCents: 5_000, refundedCents: 2_000, chargedBackCents: 5_000 })).toBe(0);
});

test('a refund that failed after all has failed, and one told late changes nothing', () => {
  expect(nextRefund('asked', 'pending')).toBeUndefined();
  expect(nextRefund('asked', 'succeeded')).toBe('succeeded');
  expect(nextRefund('succeeded', 'failed')).toBe('failed');
  expect(nextRefund('failed', 'succeeded')).toBeUndefined();
});

const told = (status: 'open' | 'won' | 'lost', isWithdrawn: boolean) => ({ status, isWithdrawn });

test('a dispute takes the money once and brings it back once', () => {
  const asked = nextChargeback(undefined, told('open', false));
  expect(asked).toMatchObject({ takesMoney: false, bringsBack: false });
  const withdrawn = nextChargeback(asked, told('open', true));
  expect(withdrawn).toMatchObject({ takesMoney: true, bringsBack: false });
  expect(nextChargeback(withdrawn, told('open', true))).toMatchObject({ takesMoney: false, bringsBack: false });
  const won = nextChargeback(withdrawn, told('won', true));
  expect(won).toMatchObject({ takesMoney: false, bringsBack: true });
  expect(nextChargeback(won, told('won', true))).toMatchObject({ takesMoney: false, bringsBack: false });
  expect(nextChargeback(won, told('open', true))).toMatchObject({ status: 'won', bringsBack: false });
});

test('one we hear of only when it was won has been both', () => {
  expect(nextChargeback(undefined, told('won', true))).toMatchObject({ takesMoney: true, bringsBack: true });
  expect(nextChargeback(undefined, told('won', false))).toMatchObject({ takesMoney: false, bringsBack: false });
});
