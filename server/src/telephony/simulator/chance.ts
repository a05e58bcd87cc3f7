export type Chance = {
  /** At least 0, below 1. */
  next: () => number;
  /** Both ends included. */
  integer: (least: number, most: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  happens: (share: number) => boolean;
  shuffled: <Item>(items: readonly Item[]) => Item[];
};

/** Mulberry32: the same seed gives the same traffic on every machine. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    integer,
    pick: <Item>(items: readonly Item[]) => items[integer(0, items.length - 1)] as Item,
    happens: (share) => next() < share,
    shuffled: <Item>(items: readonly Item[]) =>
      items
        .map((item) => [next(), item] as const)
        .sort(([a], [b]) => a - b)
        .map(([, item]) => item),
  };
}
