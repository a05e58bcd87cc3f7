const DAY_MS = 24 * 60 * 60 * 1000;

/** So many days of single clicks are looked through at once; reports know those before. */
export const MOST_CLICK_DAYS = 92;

type Asked = { from?: Date | undefined; to?: Date | undefined };

/** What is looked through of the period somebody asks for: its last days. */
export function clickPeriod({ from, to }: Asked, now: Date): { from: Date; to: Date | undefined } {
  const earliest = new Date((to && to < now ? to : now).getTime() - MOST_CLICK_DAYS * DAY_MS);
  return { from: from && from > earliest ? from : earliest, to };
}
