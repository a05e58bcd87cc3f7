import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueLines, isOnSchedule, type PayoutLine, USUAL_TERMS } from './due-lines.ts';

const CUT_OFF = new Date('2026-11-01T04:00:00Z');
const DAY_MS = 86_400_000;
const daysBefore = (days: number) => new Date(CUT_OFF.getTime() - days * DAY_MS);

let made = 0;
function aLine(changes: Partial<PayoutLine> = {}): PayoutLine {
  made += 1;
  const free = { payoutId: null, freedFrom: null };
  const sold = { kind: 'approved', sale: `call:${made}`, arrivedAt: daysBefore(12), at: daysBefore(5) } as const;
  return { entryId: made, ...sold, amountCents: 100, ...free, ...changes };
}
const refusalOf = ({ sale }: PayoutLine, changes: Partial<PayoutLine> = {}) =>
  aLine({ kind: 'refused', sale, at: daysBefore(-3), amountCents: -100, ...changes });

const due = (lines: PayoutLine[], terms = USUAL_TERMS, retried?: string) =>
  dueLines(lines, { cutOff: CUT_OFF, terms, ...(retried && { retried }) });

test('sales approved before the cut-off are in, the one approved in that moment is not', () => {
  const [before, at] = [aLine({ at: new Date(CUT_OFF.getTime() - 1) }), aLine({ at: CUT_OFF })];
  expect(due([before, at])).toEqual([before]);
});

test('net-N counts from the arrival of the call', () => {
  const [old, young] = [aLine({ arrivedAt: daysBefore(31) }), aLine({ arrivedAt: daysBefore(30) })];
  expect(due([old, young], { schedule: 'net', netDays: 30 })).toEqual([old]);
  expect(due([old, young])).toEqual([old, young]);
});

test('corrections and bonuses are in whenever they were made', () => {
  const lines = (['adjustment', 'bonus'] as const).map((kind) => aLine({ kind, sale: null, at: daysBefore(-9) }));
  expect(due(lines)).toEqual(lines);
});

test('a refusal goes with its sale: with it now, after it if that was paid, and waits while it waits', () => {
  const [paid, now, later] = [aLine({ payoutId: 'before' }), aLine(), aLine({ at: daysBefore(-1) })];
  const refusals = [paid, now, later].map((sale) => refusalOf(sale));
  expect(due([paid, now, later, ...refusals])).toEqual([now, refusals[0], refusals[1]]);
});

test('a sale that was approved again stands apart from what was put back before', () => {
  const first = aLine();
  const back = aLine({ kind: 'repriced', sale: first.sale, at: daysBefore(4), amountCents: -100 });
  const again = aLine({ sale: first.sale, at: daysBefore(-2) });
  const refusal = refusalOf(first);
  expect(due([refusal, again, back, first])).toEqual([back, first]);
});

test('a retry takes the lines of the payout that failed and what lowers it, nothing else', () => {
  const [failed, other] = [aLine({ freedFrom: 'failed' }), aLine()];
  const refusals = [refusalOf(failed), refusalOf(other)];
  const bonus = aLine({ kind: 'bonus', sale: null });
  const debt = aLine({ kind: 'adjustment', sale: null, amountCents: -20 });
  expect(due([failed, other, ...refusals, bonus, debt], USUAL_TERMS, 'failed')).toEqual([failed, refusals[0], debt]);
});

test('what stands in a payout is never taken again, and every free line is taken in the end', () => {
  const line = fc.record({ days: fc.integer({ min: -40, max: 40 }), taken: fc.boolean(), refused: fc.boolean() });
  fc.assert(
    fc.property(fc.array(line), (world) => {
      const lines = world.flatMap(({ days, taken, refused }) => {
        const sale = aLine({ at: daysBefore(days), payoutId: taken ? 'one' : null });
        return refused ? [sale, refusalOf(sale)] : [sale];
      });
      expect(due(lines).every(({ payoutId }) => payoutId === null)).toBe(true);
      const inTheEnd = dueLines(lines, { cutOff: daysBefore(-60), terms: USUAL_TERMS });
      expect(inTheEnd).toEqual(lines.filter(({ payoutId }) => payoutId === null));
    }),
  );
});

test('the 1st pays the monthly ones, Mondays all others, an admin everybody', () => {
  const paid = (run: 'monthly' | 'weekly' | 'by_hand') =>
    (['monthly', 'weekly', 'net'] as const).filter((terms) => isOnSchedule(run, terms));
  expect(paid('monthly')).toEqual(['monthly']);
  expect(paid('weekly')).toEqual(['weekly', 'net']);
  expect(paid('by_hand')).toEqual(['monthly', 'weekly', 'net']);
});
