/** What is added up, of whatever came and of what became of it. Everything else a report says is made of these. */
export const COUNTS = [
  'clicks', // counted ones: no program's, no prefetch
  'uniqueClicks',
  'outsideClicks', // those that left for a page which is not ours
  'formVisits',
  'incoming',
  'clickless', // calls that no click brought
  'rang',
  'connected',
  'talkSeconds',
  'qualified',
  'duplicates',
  'leadsIn',
  'leads',
  'sold',
  'conversions',
  'everCharged',
  'refused',
  'disputed',
  'revenueCents',
  'payoutCents',
] as const;
export type CountName = (typeof COUNTS)[number];
export type Counts = Record<CountName, number>;

export const NO_COUNTS = Object.fromEntries(COUNTS.map((name) => [name, 0])) as Counts;

export function addCounts(one: Counts, other: Counts): Counts {
  return Object.fromEntries(COUNTS.map((name) => [name, one[name] + other[name]])) as Counts;
}

export function subtractCounts(one: Counts, other: Counts): Counts {
  return Object.fromEntries(COUNTS.map((name) => [name, one[name] - other[name]])) as Counts;
}

export const isNothing = (counts: Counts): boolean => COUNTS.every((name) => counts[name] === 0);
