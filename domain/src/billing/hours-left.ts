/** What an advertiser can still spend, and what they spent yesterday and so far today, in the network's days. */
export type Spending = {
  /** The balance, and the credit below it. */
  availableCents: number;
  today: { cents: number; hours: number };
  yesterday: { cents: number; hours: number };
};

/** Before this, a day says too little about itself. */
const EARLY_HOURS = 3;

/** How long it lasts at today's pace. Null: nothing is being spent. */
export function hoursLeft({ availableCents, ...days }: Spending): number | null {
  if (availableCents <= 0) return 0;
  const pace = centsPerHour(days);
  return pace > 0 ? availableCents / pace : null;
}

function centsPerHour({ today, yesterday }: Pick<Spending, 'today' | 'yesterday'>): number {
  const of = ({ cents, hours }: Spending['today']) => (hours > 0 ? Math.max(0, cents) / hours : 0);
  const isEarly = today.hours < EARLY_HOURS;
  return isEarly && yesterday.cents > 0 ? of(yesterday) : of(today);
}

const HOUR_MS = 3_600_000;

/** When the balance runs out at this pace; null where it does not, or has already. */
export function runsOutAt(spending: Spending, now: Date): Date | null {
  const hours = hoursLeft(spending);
  return hours === null || hours === 0 ? null : new Date(now.getTime() + hours * HOUR_MS);
}

/** A pace that trembles around the limit must not ring twice: it takes a quarter more to be well again. */
const RECOVERED = 1.25;

/** Whether a balance is low, given that it was or was not. */
export function isLow(hours: number | null, { alertHours, wasLow }: { alertHours: number; wasLow: boolean }): boolean {
  if (hours === null) return false;
  return hours < (wasLow ? alertHours * RECOVERED : alertHours);
}
