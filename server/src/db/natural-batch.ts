type Waiting<Item, Result> = {
  item: Item;
  keys: readonly string[];
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

export type NaturalBatch<Item, Result> = (item: Item) => Promise<Result>;

type Options<Item, Result> = {
  write: (items: readonly Item[]) => Promise<readonly Result[]>;
  keysOf: (item: Item) => readonly string[];
  maxSize: number;
};

/** Several batches in flight, one per lane: what must see each other, or would wait for the same row, names the same lane. */
export function laneBatch<Item, Result>(
  options: Options<Item, Result> & { lanes: number; laneOf: (item: Item) => string },
): NaturalBatch<Item, Result> {
  const lanes = Array.from({ length: options.lanes }, () => naturalBatch(options));
  return (item) => (lanes[hashOf(options.laneOf(item)) % lanes.length] as NaturalBatch<Item, Result>)(item);
}

function hashOf(text: string): number {
  let hash = 0;
  for (let index = 0; index < text.length; index += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) >>> 0;
  return hash;
}

/**
 * What arrives while one write is in flight forms the next: alone, a write waits for nobody; under load each carries
 * many. Items that share a key never share a batch. `write` answers in the order it was asked.
 */
export function naturalBatch<Item, Result>(options: Options<Item, Result>): NaturalBatch<Item, Result> {
  const { write, keysOf, maxSize } = options;
  let waiting: Waiting<Item, Result>[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const [batch, later] = split(waiting, maxSize);
      waiting = later;
      await writeBatch(batch);
    }
    isWriting = false;
  }

  async function writeBatch(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await write(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      // One bad item must not fail its neighbours: each has another try alone.
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const one of batch) await writeBatch([one]);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, keys: keysOf(item), resolve, reject });
      if (!isWriting) void writeAll();
    });
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
