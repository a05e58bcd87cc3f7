import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GatewaySays, nextPayment, PAYMENT_ORIGINS, PAYMENT_STATUSES, type PaymentChange } from './payment.ts';

const open = { origin: 'checkout', status: 'open', declineCode: null } as const;
const says = (
  status: PaymentChange['status'],
  page: GatewaySays['page'] = null,
  declineCode: string | null = null,
) => ({
  intent: { status, declineCode },
  page,
});

describe('a payment', () => {
  test('counts at succeeded, and stays so whatever is told late', () => {
    expect(nextPayment(open, says('succeeded', 'complete'))).toEqual({ status: 'succeeded', declineCode: null });
    for (const late of PAYMENT_STATUSES)
      expect(nextPayment({ ...open, status: 'succeeded' }, says(late, 'expired'))).toBeUndefined();
  });

  test('that was given up and then paid after all is paid', () => {
    for (const status of ['declined', 'canceled'] as const)
      expect(nextPayment({ ...open, status }, says('succeeded'))?.status).toBe('succeeded');
  });

  test('declined on an open page may be tried with another card', () => {
    const declined = nextPayment(open, says('declined', 'open', 'card_declined'));
    expect(declined).toEqual({ status: 'open', declineCode: 'card_declined' });
    const again = { ...open, ...(declined as PaymentChange) };
    expect(nextPayment(again, says('declined', 'open', 'card_declined'))).toBeUndefined();
    expect(nextPayment(again, says('succeeded', 'complete'))?.status).toBe('succeeded');
    expect(nextPayment(again, { intent: null, page: 'expired' })?.status).toBe('declined');
    expect(nextPayment(again, says('canceled', 'expired'))?.status).toBe('declined');
    expect(nextPayment(open, says('canceled', 'expired', 'card_declined'))?.status).toBe('declined');
  });

  test('charged by itself is declined for good', () => {
    const recharge = { ...open, origin: 'auto_recharge' } as const;
    expect(nextPayment(recharge, says('declined', null, 'insufficient_funds'))).toEqual({
      status: 'declined',
      declineCode: 'insufficient_funds',
    });
  });

  test('whose page nobody used is canceled', () => {
    expect(nextPayment(open, { intent: null, page: 'expired' })?.status).toBe('canceled');
    expect(nextPayment(open, { intent: null, page: 'open' })).toBeUndefined();
  });
});

const told = fc.record({
  intent: fc.option(
    fc.record({ status: fc.constantFrom(...PAYMENT_STATUSES), declineCode: fc.constantFrom(null, 'card_declined') }),
  ),
  page: fc.constantFrom('open' as const, 'complete' as const, 'expired' as const, null),
});

test('whatever is told in whatever order, twice as well: once it succeeded it has, and it never goes back', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAYMENT_ORIGINS), fc.array(told, { maxLength: 12 }), (origin, tellings) => {
      let payment: Parameters<typeof nextPayment>[0] = { origin, status: 'open', declineCode: null };
      for (const telling of tellings) {
        const before = payment;
        payment = { ...payment, ...nextPayment(payment, telling) };
        if (before.status === 'succeeded') expect(payment).toEqual(before);
        if (before.status !== 'open') expect(payment.status).not.toBe('open');
        expect(nextPayment(payment, telling), 'told again').toBeUndefined();
      }
      const hasPaid = tellings.some(({ intent }) => intent?.status === 'succeeded');
      expect(payment.status === 'succeeded').toBe(hasPaid);
    }),
  );
});
