/** Whoever came: calls, forms of ours that were opened, and clicks that left for a page which is not ours. */
export type Visits = { calls: number; formVisits: number; outsideClicks: number };

export const countVisits = ({ calls, formVisits, outsideClicks }: Visits): number => calls + formVisits + outsideClicks;

/** Of those who came, the share that brought something sold. Null of none, and where programs brought more than came to us. */
export function conversionRate(conversions: number, visits: Visits): number | null {
  const came = countVisits(visits);
  return came === 0 || conversions > came ? null : conversions / came;
}
