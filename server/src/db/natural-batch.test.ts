import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { laneBatch, naturalBatch, WaitedTooLong } from './natural-batch.ts';

/** A write that waits until the test lets it go on. */
function aBatch(maxSize = 10, fail: (items: readonly string[]) => boolean = () => false) {
  const written: string[][] = [];
  const gates: (() => void)[] = [];
  const add = naturalBatch<string, string>({
    maxSize,
    keysOf: (item) => [item[0] ?? ''],
    write: async (items) => {
      written.push([...items]);
      await new Promise<void>((open) => gates.push(open));
      if (fail(items)) throw new Error(`no ${items}`);
      return items.map((item) => item.toUpperCase());
    },
  });
  const letGo = async () => {
    gates.shift()?.();
    await nextTurn();
  };
  return { add, written, letGo };
}

test('the first goes at once, what comes meanwhile goes together, each gets its own answer', async () => {
  const { add, written, letGo } = aBatch();
  const answers = ['a1', 'b1', 'c1', 'd1'].map(add);
  expect(written).toEqual([['a1']]);
  await letGo();
  expect(written).toEqual([['a1'], ['b1', 'c1', 'd1']]);
  await letGo();
  expect(await Promise.all(answers)).toEqual(['A1', 'B1', 'C1', 'D1']);
});

test('what shares a key waits for the next batch, in order, and a batch has a size', async () => {
  const { add, written, letGo } = aBatch(2);
  ['x', 'a1', 'a2', 'b1', 'a3', 'c1'].map(add);
  for (let turn = 0; turn < 5; turn += 1) await letGo();
  expect(written).toEqual([['x'], ['a1', 'b1'], ['a2', 'c1'], ['a3']]);
});

test('one bad item fails alone', async () => {
  const { add, letGo } = aBatch(10, (items) => items.includes('b1'));
  const answers = Promise.allSettled(['x', 'a1', 'b1', 'c1'].map(add));
  for (let turn = 0; turn < 6; turn += 1) await letGo();
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});

test('each lane has its own batch in flight, and who names the same lane keeps order', async () => {
  const written: string[][] = [];
  const gates: (() => void)[] = [];
  const add = laneBatch<string, string>({
    lanes: 2,
    laneOf: (item) => item[0] ?? '',
    keysOf: (item) => [item],
    maxSize: 10,
    write: async (items) => {
      written.push([...items]);
      await new Promise<void>((open) => gates.push(open));
      return items;
    },
  });
  const answers = Promise.all(['a1', 'b1', 'a2', 'b2', 'a3'].map(add));
  expect(written).toEqual([['a1'], ['b1']]);
  for (let turn = 0; turn < 4; turn += 1) {
    gates.shift()?.();
    await nextTurn();
  }
  expect(written).toEqual([['a1'], ['b1'], ['a2', 'a3'], ['b2']]);
  expect(await answers).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

test('the next write begins before the answers of the last are handed out', async () => {
  const happened: string[] = [];
  const gates: (() => void)[] = [];
  const add = naturalBatch<string, string>({
    maxSize: 10,
    keysOf: () => [],
    write: async (items) => {
      happened.push(`writes ${items}`);
      await new Promise<void>((open) => gates.push(open));
      return items;
    },
  });
  const answers = ['a', 'b'].map((item) => add(item).then(() => happened.push(`answers ${item}`)));
  gates.shift()?.();
  await nextTurn();
  gates.shift()?.();
  await Promise.all(answers);
  expect(happened).toEqual(['writes a', 'writes b', 'answers a', 'answers b']);
});

test('whoever has no answer in time is told so, whatever becomes of the write', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const gates: (() => void)[] = [];
  const add = naturalBatch<string, string>({
    maxSize: 10,
    maxWaitMs: 400,
    maxAnswerMs: 400,
    keysOf: () => [],
    write: async (items) => {
      await new Promise<void>((open) => gates.push(open));
      return items;
    },
  });
  const late = expect(add('a')).rejects.toThrow(WaitedTooLong);
  await vi.advanceTimersByTimeAsync(399);
  expect(gates).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await late;
  gates.shift()?.();
  await vi.advanceTimersByTimeAsync(1);
  const next = add('b');
  gates.shift()?.();
  await expect(next).resolves.toBe('b');
});

test('whoever waits without a promise is told once: a late answer after the refusal says nothing more', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const gates: (() => void)[] = [];
  const told: string[] = [];
  const add = naturalBatch<string, string>({
    maxSize: 2,
    maxWaitMs: 400,
    maxAnswerMs: 400,
    write: async (items) => {
      await new Promise<void>((open) => gates.push(open));
      return items;
    },
  });
  const tell = (item: string) =>
    add.into(item, { resolve: (result) => told.push(`${result} kept`), reject: () => told.push(`${item} refused`) });
  tell('a');
  await vi.advanceTimersByTimeAsync(401);
  gates.shift()?.();
  await vi.advanceTimersByTimeAsync(1);
  for (const item of ['b', 'c', 'd', 'e']) tell(item);
  for (let turn = 0; turn < 3; turn += 1) {
    gates.shift()?.();
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(told).toEqual(['a refused', 'b kept', 'c kept', 'd kept', 'e kept']);
});

function aHurriedBatch(maxSize = 2) {
  const written: string[][] = [];
  const gates: ((error?: Error) => void)[] = [];
  const add = naturalBatch<string, string>({
    maxSize,
    maxWaitMs: 2_000,
    keysOf: (item) => [item],
    write: async (items) => {
      written.push([...items]);
      await new Promise<void>((resolve, reject) => gates.push((error) => (error ? reject(error) : resolve())));
      return items;
    },
  });
  return { add, written, letGo: (error?: Error) => gates.shift()?.(error) };
}

test('whoever has waited too long is turned away and never written; whoever would is turned away at once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { add, written, letGo } = aHurriedBatch();
  const [first, second] = [add('a'), add('b')];
  const turnedAway = expect(second).rejects.toThrow(WaitedTooLong);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(add.pressure()).toEqual({ oldestBatchMs: 1_500, oldestWaitMs: 1_500 });
  await vi.advanceTimersByTimeAsync(600);
  await turnedAway;
  await expect(add('c')).rejects.toThrow(WaitedTooLong); // the batch in flight has taken more than two seconds already
  letGo();
  await expect(first).resolves.toBe('a');
  const later = add('d');
  letGo();
  await expect(later).resolves.toBe('d');
  expect(written).toEqual([['a'], ['d']]);
  expect(add.pressure()).toEqual({ oldestBatchMs: 0, oldestWaitMs: 0 });
});

test('a database that is away fails the whole batch at once: none of its items is to blame', async () => {
  const { add, written, letGo } = aHurriedBatch();
  const answers = Promise.allSettled(['a', 'b', 'c'].map(add));
  letGo();
  await nextTurn();
  letGo(new Error('Query read timeout'));
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(written).toEqual([['a'], ['b', 'c']]);
});

test('a database that goes away while the items of a bad batch are tried alone fails those behind at once', async () => {
  const { add, written, letGo } = aHurriedBatch(3);
  const answers = Promise.allSettled(['a', 'b', 'c', 'd'].map(add));
  letGo();
  await nextTurn();
  letGo(new Error('duplicate key'));
  await nextTurn();
  letGo();
  await nextTurn();
  letGo(new Error('Query read timeout'));
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(written).toEqual([['a'], ['b', 'c', 'd'], ['b'], ['c']]);
});
