import type { NumberType } from './carrier-account.ts';

/** What a network wants to have free in a country, and how many may be bought there in 24 hours. */
export type RefillWish = {
  country: string;
  type: NumberType;
  /** Area codes in their order, or first digits; none: any number. */
  begins: readonly string[];
  level: number;
  perDay: number;
};

/** A country outside the United States, as it is set. */
export type RefillAbroad = { country: string; type: NumberType; begins: string; level: number; perDay: number };

type RefillSettings = {
  refillLevel: number;
  refillPerDay: number;
  refillAreaCodes: string;
  refillAbroad: readonly RefillAbroad[];
};

export const REFILL_HOME = 'US';

/** The United States first; nothing is wished for where level or limit is zero. */
export function refillWishes({
  refillLevel,
  refillPerDay,
  refillAreaCodes,
  refillAbroad,
}: RefillSettings): RefillWish[] {
  const home: RefillWish = {
    country: REFILL_HOME,
    type: 'local',
    begins: refillAreaCodes.split(/[\s,]+/).filter(Boolean),
    level: refillLevel,
    perDay: refillPerDay,
  };
  const abroad = refillAbroad.map((each) => ({ ...each, begins: each.begins ? [each.begins] : [] }));
  return [home, ...abroad].filter(({ level, perDay }) => level > 0 && perDay > 0);
}

/**
 * What keeps a refill from buying. address: the carrier sells these to those alone who gave it an address or papers there.
 * none: it has none of them.
 */
export const REFILL_HINDRANCES = ['address', 'none', 'credentials', 'limited', 'unreachable', 'refused'] as const;
export type RefillHindrance = (typeof REFILL_HINDRANCES)[number];

/** How many to buy now: up to the level, and not more in 24 hours than was allowed. */
export function refillCount(
  pool: { free: number; ordered: number; boughtToday: number },
  { level, perDay }: Pick<RefillWish, 'level' | 'perDay'>,
) {
  return Math.max(0, Math.min(level - pool.free - pool.ordered, perDay - pool.boughtToday));
}
