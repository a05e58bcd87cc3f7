import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aTarget } from '../testing/a-call.ts';
import { nextTarget } from './next-target.ts';
import { orderTargets } from './order-targets.ts';

const ids = (targets: readonly { id: string }[]) => targets.map(({ id }) => id);

test('lower priority numbers ring first, whatever their weight', () => {
  const targets = [aTarget({ id: 'b', priority: 2, weight: 100 }), aTarget({ id: 'a', priority: 1 })];
  expect(ids(orderTargets(targets, () => 0.99))).toEqual(['a', 'b']);
});

test('equal priorities share the first ring by weight', () => {
  const targets = [aTarget({ id: 'one', weight: 1 }), aTarget({ id: 'three', weight: 3 })];
  const firsts = Array.from({ length: 400 }, (_, i) => orderTargets(targets, () => i / 400)[0]?.id);
  expect(firsts.filter((id) => id === 'one')).toHaveLength(100);
  expect(firsts.filter((id) => id === 'three')).toHaveLength(300);
});

test('a weight of nothing rings only after the others', () => {
  const targets = [aTarget({ id: 'none', weight: 0 }), aTarget({ id: 'some', weight: 1 })];
  for (const chance of [0, 0.5, 0.999]) expect(ids(orderTargets(targets, () => chance))).toEqual(['some', 'none']);
});

test('every target rings once, in order of priority, for any chance', () => {
  const target = fc.record({ priority: fc.integer({ min: 1, max: 4 }), weight: fc.integer({ min: 0, max: 9 }) });
  const chances = fc.array(fc.double({ min: 0, max: 0.999999, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(fc.array(target, { maxLength: 8 }), chances, (drafts, chances) => {
      const targets = drafts.map((draft, index) => aTarget({ ...draft, id: `line-${index}` }));
      let draw = 0;
      const ordered = orderTargets(targets, () => chances[draw++ % chances.length] ?? 0);
      expect(ids(ordered).toSorted()).toEqual(ids(targets).toSorted());
      const priorities = ordered.map(({ priority }) => priority);
      expect(priorities).toEqual(priorities.toSorted((a, b) => a - b));
    }),
    { numRuns: 1000 },
  );
});

test('after a target comes the next, the same one however often it is asked', () => {
  const targets = [aTarget({ id: 'a' }), aTarget({ id: 'b' })];
  expect(nextTarget(targets, 'a')?.id).toBe('b');
  expect(nextTarget(targets, 'a')?.id).toBe('b');
  expect(nextTarget(targets, 'b')).toBeUndefined();
  expect(nextTarget(targets, 'overflow')).toBeUndefined();
});
