import { momentsOf } from '@callstead/domain/reports/period';
import type { Period } from './use-period.ts';

const HOUR_MS = 3_600_000;
/** A day has 25 at most, where clocks go back. */
const HOURS = /^(\d|1\d|2[0-4])-(\d|1\d|2[0-4])$/;

type Moments = { from: string; to: string };

/** Hours of a day, counted from its beginning, the last one included; nothing where they are mangled, or of several days. */
export function momentsOfHours(
  written: string | null,
  { days, zone }: Pick<Period, 'days' | 'zone'>,
): Moments | undefined {
  const [, first, last] = HOURS.exec(written ?? '') ?? [];
  if (first === undefined || last === undefined || zone === null || !days || days.first !== days.last) return undefined;
  const day = momentsOf(days, zone);
  const hour = (count: number) =>
    new Date(Math.min(Date.parse(day.from) + count * HOUR_MS, Date.parse(day.to))).toISOString();
  const moments = { from: hour(Number(first)), to: hour(Number(last) + 1) };
  return moments.from < moments.to ? moments : undefined;
}

/** The same as it stands in the address. */
export function hoursOf({ days, zone }: Pick<Period, 'days' | 'zone'>, { from, to }: Moments): string | undefined {
  if (!days || zone === null) return undefined;
  const start = Date.parse(momentsOf(days, zone).from);
  const hour = (ms: number) => Math.floor((ms - start) / HOUR_MS);
  return `${hour(Date.parse(from))}-${hour(Date.parse(to) - 1)}`;
}
