/** From how much on a year's payments to somebody are reported (Internal Revenue Code, section 6041; from 2027 on it follows prices). */
const FIRST_YEAR = 2020; // before it the same stood on another form
const CENTS_BEFORE_2026 = 60_000;
const KNOWN_CENTS: Readonly<Record<number, number>> = { 2026: 200_000 };

/** As an admin writes what the IRS announces: '2027: 2100, 2028: 2200', in dollars. */
export function readThresholds(written: string): ReadonlyMap<number, number> | undefined {
  const parts = written.split(/[,;\n]/).map((part) => part.trim());
  const pairs = parts.filter(Boolean).map((part) => /^(20\d\d)\s*[:=]\s*\$?(\d{1,6})$/.exec(part));
  if (pairs.some((pair) => pair === null)) return undefined;
  const thresholds = new Map(pairs.map((pair) => [Number(pair?.[1]), Number(pair?.[2]) * 100]));
  const isNews = [...thresholds].every(([year, cents]) => cents > 0 && knownThreshold(year) === undefined);
  return thresholds.size === pairs.length && isNews ? thresholds : undefined;
}

function knownThreshold(year: number): number | undefined {
  if (year < FIRST_YEAR) return 0; // never asked for: nobody may set it either
  return year <= 2025 ? CENTS_BEFORE_2026 : KNOWN_CENTS[year];
}

/** Undefined for a year nobody knows it of yet. */
export function necThreshold(year: number, announced: string): number | undefined {
  if (year < FIRST_YEAR) return undefined;
  return knownThreshold(year) ?? readThresholds(announced)?.get(year);
}
