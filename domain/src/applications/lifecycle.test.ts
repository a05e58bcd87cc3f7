import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DomainError } from '../errors.ts';
import { APPLICATION_STATUSES, type ApplicationStep, afterStep, mayApply, mayTake } from './lifecycle.ts';

const STEPS: ApplicationStep[] = ['approve', 'reject', 'withdraw', 'revoke'];
const status = fc.constantFrom(...APPLICATION_STATUSES);
const step = fc.constantFrom(...STEPS);

describe('an application', () => {
  test.each([
    ['pending', 'approve', 'approved'],
    ['pending', 'reject', 'rejected'],
    ['pending', 'withdraw', 'withdrawn'],
    ['approved', 'revoke', 'revoked'],
  ] as const)('that is %s can %s and is then %s', (from, step, to) => {
    expect(afterStep(step, from)).toBe(to);
  });

  test('takes exactly these four steps and refuses every other one', () => {
    const allowed = STEPS.flatMap((step) => APPLICATION_STATUSES.filter((status) => mayTake(step, status)));
    expect(allowed).toHaveLength(4);
    fc.assert(
      fc.property(step, status, (step, status) => {
        if (mayTake(step, status)) expect(afterStep(step, status)).not.toBe(status);
        else expect(() => afterStep(step, status)).toThrow(DomainError);
      }),
    );
  });

  test('never becomes pending again, whatever happens to it', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
        let now: (typeof APPLICATION_STATUSES)[number] = 'pending';
        for (const step of steps) if (mayTake(step, now)) now = afterStep(step, now);
        const somethingHappened = steps.some((step) => step !== 'revoke');
        expect(now === 'pending').toBe(!somethingHappened);
      }),
    );
  });

  test('can be asked again only after it was withdrawn', () => {
    expect(mayApply(undefined)).toBe(true);
    expect(APPLICATION_STATUSES.filter(mayApply)).toEqual(['withdrawn']);
  });
});
