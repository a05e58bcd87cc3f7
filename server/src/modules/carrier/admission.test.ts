import { EventEmitter } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { createAdmission } from './admission.ts';

/** Callers who come one after the other, and go when the test says so. */
function aDoor(options: Parameters<typeof createAdmission>[0]) {
  const { enter, close } = createAdmission(options);
  onTestFinished(close);
  return () => {
    const answer = new EventEmitter();
    return { result: enter(answer).then(({ is }) => is), go: () => answer.emit('close') };
  };
}

test('so many are inside at once, the others wait in line and come in as places are left', async () => {
  const come = aDoor({ maxAtOnce: 2, maxWaitMs: 60_000 });
  const [a, b, c, d] = [come(), come(), come(), come()];
  const entered: string[] = [];
  for (const [name, { result }] of Object.entries({ a, b, c, d })) void result.then(() => entered.push(name));
  await Promise.all([a.result, b.result]);
  expect(entered).toEqual(['a', 'b']);
  b.go();
  await c.result;
  expect(entered).toEqual(['a', 'b', 'c']);
  a.go();
  expect(await d.result).toBe('admitted');
});

test('who has stood in line too long is told so and holds no place', async () => {
  const come = aDoor({ maxAtOnce: 1, maxWaitMs: 10 });
  const first = come();
  expect(await first.result).toBe('admitted');
  const others = Array.from({ length: 200 }, come);
  expect(await Promise.all(others.map(({ result }) => result))).toEqual(Array(200).fill('overdue'));
  for (const { go } of others) go();
  first.go();
  const next = come();
  expect(await next.result).toBe('admitted');
});

test('who hangs up while in line leaves the place to the next', async () => {
  const come = aDoor({ maxAtOnce: 1, maxWaitMs: 60_000 });
  const [first, gone, next] = [come(), come(), come()];
  await first.result;
  gone.go();
  first.go();
  expect(await next.result).toBe('admitted');
});
