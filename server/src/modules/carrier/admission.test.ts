import { expect, onTestFinished, test } from 'vitest';
import { createAdmission } from './admission.ts';

test('so many are inside at once, the others wait in line and come in as places are left', async () => {
  const { enter, leave, close } = createAdmission({ maxAtOnce: 2, maxWaitMs: 60_000 });
  onTestFinished(close);
  const entered: string[] = [];
  const come = (name: string) => enter().then(({ is }) => entered.push(`${name} ${is}`));
  const all = ['a', 'b', 'c', 'd'].map(come);
  await Promise.all(all.slice(0, 2));
  expect(entered).toEqual(['a admitted', 'b admitted']);
  leave();
  await all[2];
  leave();
  await all[3];
  expect(entered.slice(2)).toEqual(['c admitted', 'd admitted']);
  leave();
  leave();
  expect((await enter()).is).toBe('admitted');
});

test('who has stood in line too long is told so and holds no place', async () => {
  const { enter, leave, close } = createAdmission({ maxAtOnce: 1, maxWaitMs: 10 });
  onTestFinished(close);
  const kindOf = async () => (await enter()).is;
  expect(await kindOf()).toBe('admitted');
  expect(await Promise.all(Array.from({ length: 200 }, kindOf))).toEqual(Array(200).fill('overdue'));
  leave();
  expect(await kindOf()).toBe('admitted');
});
