import type { OpenSpan } from '../campaigns/terms.ts';

const HOURS = 24;
const MINUTES = 60;

/** How many minutes of a day a campaign has been open at a minute of it. */
function openMinutes(spans: readonly OpenSpan[], until: number): number {
  return spans.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, until) - from), 0);
}

/** What a budget that is spent evenly while the campaign is open comes to at the end of each hour; nothing of a closed day. */
export function evenPace(budgetCents: number, spans: readonly OpenSpan[]): number[] {
  const whole = openMinutes(spans, HOURS * MINUTES);
  return Array.from({ length: HOURS }, (_, hour) =>
    whole === 0 ? 0 : Math.round((budgetCents * openMinutes(spans, (hour + 1) * MINUTES)) / whole),
  );
}

export type PaceVerdict =
  | { kind: 'used_up' }
  /** It is gone before the campaign closes, at that minute of the day. */
  | { kind: 'runs_out'; atMinute: number }
  /** So much of it will be spent. */
  | { kind: 'lasts'; expectedCents: number }
  /** The campaign has not opened today, or nothing was spent yet. */
  | { kind: 'not_begun' };

type Spent = { budgetCents: number; spentCents: number; minute: number; spans: readonly OpenSpan[] };

/** Where the pace so far leads by the end of the day; minutes in which the campaign is closed spend nothing. */
export function paceVerdict({ budgetCents, spentCents, minute, spans }: Spent): PaceVerdict {
  if (spentCents >= budgetCents) return { kind: 'used_up' };
  const gone = openMinutes(spans, minute);
  if (gone === 0 || spentCents <= 0) return { kind: 'not_begun' };
  const needed = (budgetCents / spentCents) * gone;
  const whole = openMinutes(spans, HOURS * MINUTES);
  if (needed < whole) return { kind: 'runs_out', atMinute: minuteAfter(needed, spans) };
  return { kind: 'lasts', expectedCents: Math.round((spentCents / gone) * whole) };
}

/** The minute of the day at which a campaign has been open for so long. */
function minuteAfter(open: number, spans: readonly OpenSpan[]): number {
  let left = open;
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    if (left <= to - from) return Math.floor(from + left);
    left -= to - from;
  }
  return HOURS * MINUTES;
}
