import { currentSpan, within } from '../tracing/current-span.ts';
import type { Span } from '../tracing/port.ts';
import { isDatabaseAway } from './database-away.ts';

/** Whoever waits for an item; told once, whatever happens later. */
export type Waiter<Result> = { resolve: (result: Result) => void; reject: (error: unknown) => void };

type Waiting<Item, Result> = {
  item: Item;
  keys: readonly string[];
  since: number;
  /** Whose request it is part of, where those are traced. */
  span: Span | undefined;
  /** Undefined once it was told. */
  waiter: Waiter<Result> | undefined;
};

/** How a write ended: what tells everybody in it, and what went wrong. */
type Ended = { answer: () => void; error?: Error };

/** How long the oldest batch has been on its way, and the oldest item has waited for one. */
export type Pressure = { oldestBatchMs: number; oldestWaitMs: number };

export type NaturalBatch<Item, Result> = ((item: Item) => Promise<Result>) & {
  /** The same without a promise, for those who come by the thousands. */
  into: (item: Item, waiter: Waiter<Result>) => void;
  pressure: () => Pressure;
};

/** It would not have been written in time, or was not. Without `maxAnswerMs` nothing of it has reached the database. */
export class WaitedTooLong extends Error {
  constructor() {
    super('too much waits to be written');
  }
}

type Options<Item, Result> = {
  write: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Without it any may share a batch. */
  keysOf?: (item: Item) => readonly string[];
  maxSize: number;
  /** Whoever would wait longer for a batch is turned away, at once where that can be told. */
  maxWaitMs?: number;
  /** Whoever has no answer by then is turned away, too, whatever becomes of its batch: one clock serves a whole batch. */
  maxAnswerMs?: number;
};

/** Several batches in flight, one per lane: what must see each other, or would wait for the same row, names the same lane. */
export function laneBatch<Item, Result>(
  options: Options<Item, Result> & { lanes: number; laneOf: (item: Item) => string },
): NaturalBatch<Item, Result> {
  const lanes = Array.from({ length: options.lanes }, () => naturalBatch(options));
  const laneOf = (item: Item) => lanes[hashOf(options.laneOf(item)) % lanes.length] as NaturalBatch<Item, Result>;
  return Object.assign((item: Item) => laneOf(item)(item), {
    into: (item: Item, waiter: Waiter<Result>) => laneOf(item).into(item, waiter),
    pressure: () => greatestPressure(lanes.map(({ pressure }) => pressure())),
  });
}

export function greatestPressure(pressures: readonly Pressure[]): Pressure {
  return {
    oldestBatchMs: Math.max(0, ...pressures.map(({ oldestBatchMs }) => oldestBatchMs)),
    oldestWaitMs: Math.max(0, ...pressures.map(({ oldestWaitMs }) => oldestWaitMs)),
  };
}

function hashOf(text: string): number {
  let hash = 0;
  for (let index = 0; index < text.length; index += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) >>> 0;
  return hash;
}

/** Of how long batches take, the newest counts this much. */
const NEWEST_SHARE = 0.3;

/**
 * What arrives while one write is in flight forms the next: alone, a write waits for nobody; under load each carries
 * many. Items that share a key never share a batch. `write` answers in the order it was asked. The next write is on its way
 * before the answers of the last are handed out: the database does not wait for that.
 */
export function naturalBatch<Item, Result>(options: Options<Item, Result>): NaturalBatch<Item, Result> {
  const { write, keysOf, maxSize, maxWaitMs = Number.POSITIVE_INFINITY, maxAnswerMs } = options;
  let waiting: Waiting<Item, Result>[] = [];
  let writingSince: number | undefined;
  let usualMs = 0;
  let overdue: NodeJS.Timeout | undefined;

  function writeNext(): void {
    const [batch, later] = keysOf ? split(waiting, maxSize) : cut(waiting, maxSize);
    waiting = later;
    writingSince = batch.length > 0 ? Date.now() : undefined;
    if (batch.length === 0) return;
    void writeBatch(batch).then(({ answer }) => {
      writeNext();
      process.nextTick(answer); // the pool hands out its connection one tick later, and goes first
    });
  }

  /** Resolves with what tells everybody in it how it ended. */
  async function writeBatch(batch: readonly Waiting<Item, Result>[]): Promise<Ended> {
    const begunAt = Date.now();
    const clock = watchAnswer(batch, begunAt);
    try {
      const results = await within(spanOf(batch), () => write(batch.map(({ item }) => item)));
      usualMs += NEWEST_SHARE * (Date.now() - begunAt - usualMs);
      return { answer: () => resolveAll(batch, results) };
    } catch (error) {
      // One bad item must not fail its neighbours: each has another try alone. A database that is away is nobody's fault.
      if (batch.length > 1 && !isDatabaseAway(error as Error)) return await writeEach(batch);
      return { answer: () => rejectAll(batch, error), error: error as Error };
    } finally {
      clearTimeout(clock);
    }
  }

  /** Should the database go away meanwhile, those behind do not wait for it one after the other. */
  async function writeEach(batch: readonly Waiting<Item, Result>[]): Promise<Ended> {
    for (const [index, one] of batch.entries()) {
      const { answer, error } = await writeBatch([one]);
      answer();
      if (error && isDatabaseAway(error)) return { answer: () => rejectAll(batch.slice(index + 1), error), error };
    }
    return { answer: () => undefined };
  }

  /** Those of a batch that came later go with the one that has waited longest. */
  function watchAnswer(batch: readonly Waiting<Item, Result>[], now: number): NodeJS.Timeout | undefined {
    const [oldest] = batch;
    if (maxAnswerMs === undefined || !oldest) return undefined;
    const leftMs = Math.max(1, oldest.since + maxAnswerMs - now);
    return setTimeout(() => rejectAll(batch, new WaitedTooLong()), leftMs).unref();
  }

  function expectedWaitMs(now: number): number {
    if (writingSince === undefined) return 0;
    const batchesAhead = Math.floor(waiting.length / maxSize) + 1;
    return batchesAhead * Math.max(usualMs, now - writingSince);
  }

  /** Those that came first have waited longest. */
  function turnAwayOverdue(): void {
    const now = Date.now();
    const tooLong = waiting.filter(({ since }) => now - since >= maxWaitMs);
    waiting = waiting.filter(({ since }) => now - since < maxWaitMs);
    rejectAll(tooLong, new WaitedTooLong());
    overdue = undefined;
    watchTheOldest(now);
  }

  function watchTheOldest(now: number): void {
    const [oldest] = waiting;
    if (!oldest || overdue || maxWaitMs === Number.POSITIVE_INFINITY) return;
    overdue = setTimeout(turnAwayOverdue, Math.max(1, oldest.since + maxWaitMs - now)).unref();
  }

  function into(item: Item, waiter: Waiter<Result>): void {
    const now = Date.now();
    if (expectedWaitMs(now) > maxWaitMs) {
      waiter.reject(new WaitedTooLong());
      return;
    }
    waiting.push({ item, keys: keysOf ? keysOf(item) : NO_KEYS, since: now, span: currentSpan(), waiter });
    if (writingSince === undefined) writeNext();
    else watchTheOldest(now);
  }
  const add = (item: Item) => new Promise<Result>((resolve, reject) => into(item, { resolve, reject }));
  const pressure = (): Pressure => {
    const now = Date.now();
    return {
      oldestBatchMs: writingSince === undefined ? 0 : now - writingSince,
      oldestWaitMs: waiting[0] === undefined ? 0 : now - waiting[0].since,
    };
  };
  return Object.assign(add, { into, pressure });
}

const NO_KEYS: readonly string[] = [];

/** One write is part of the request that has waited longest, and names the others. Whoever happened to set it off does not matter. */
function spanOf(batch: readonly Pick<Waiting<unknown, unknown>, 'span'>[]): Span | undefined {
  if (!batch.some(({ span }) => span)) return undefined;
  const [first, ...others] = new Set(batch.flatMap(({ span }) => span ?? []));
  return first?.togetherWith(others);
}

/** Undefined where it was told already. */
function waiterOf<Result>(one: Waiting<unknown, Result>): Waiter<Result> | undefined {
  const { waiter } = one;
  one.waiter = undefined;
  return waiter;
}

function resolveAll<Result>(batch: readonly Waiting<unknown, Result>[], results: readonly Result[]): void {
  for (let index = 0; index < batch.length; index += 1)
    waiterOf(batch[index] as Waiting<unknown, Result>)?.resolve(results[index] as Result);
}

function rejectAll<Result>(batch: readonly Waiting<unknown, Result>[], error: unknown): void {
  for (const one of batch) waiterOf(one)?.reject(error);
}

/** Where nothing has to be kept apart. */
function cut<One>(waiting: One[], maxSize: number): readonly [One[], One[]] {
  return waiting.length <= maxSize ? [waiting, []] : [waiting.slice(0, maxSize), waiting.slice(maxSize)];
}

function split<Item, Result>(waiting: readonly Waiting<Item, Result>[], maxSize: number) {
  const batch: Waiting<Item, Result>[] = [];
  const later: Waiting<Item, Result>[] = [];
  const taken = new Set<string>();
  for (const one of waiting) {
    const fits = batch.length < maxSize && !one.keys.some((key) => taken.has(key));
    // Whoever has to wait keeps its place: a later one of the same key must not overtake it.
    for (const key of one.keys) taken.add(key);
    (fits ? batch : later).push(one);
  }
  return [batch, later] as const;
}
