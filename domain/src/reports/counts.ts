/** What is added up, of whatever came and of what became of it: sums have a column for each. */
export const FACT_COUNTS = [
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
  'sold', // calls, leads and conversions together
  'soldCalls',
  'soldLeads',
  'conversions',
  'everCharged',
  'refused',
  'disputed',
  'revenueCents',
  'payoutCents',
  'turnedAway', // by a cap or a budget
] as const;

/** Everything else a report says is made of these. */
export const COUNTS = [
  ...FACT_COUNTS,
  'capQuarters', // of campaigns, in which something was turned away: however much it was, each counts once
] as const;
export type CountName = (typeof COUNTS)[number];
export type Counts = Record<CountName, number>;

export const NO_COUNTS = Object.fromEntries(COUNTS.map((name) => [name, 0])) as Counts;

export const addCounts = (one: Counts, other: Counts): Counts => combined(one, other, 1);
export const subtractCounts = (one: Counts, other: Counts): Counts => combined(one, other, -1);

function combined(one: Counts, other: Counts, sign: 1 | -1): Counts {
  const sum = { ...one };
  for (const name of COUNTS) sum[name] += sign * other[name];
  return sum;
}

export const isNothing = (counts: Counts): boolean => COUNTS.every((name) => counts[name] === 0);
