import { localDate, localTime } from '@callstead/domain/zone-clock';

const two = (number: number) => String(number).padStart(2, '0');

/** '2026-03-08 14:05:09' as a clock of the zone shows it: what spreadsheets read as a time. */
export function zonedTime(at: Date, zone: string): string {
  const { minute } = localTime(at, zone);
  return `${localDate(at, zone)} ${two(Math.floor(minute / 60))}:${two(minute % 60)}:${two(at.getUTCSeconds())}`;
}

/** An amount as people write it; exact, because cents have two places. */
export const dollars = (cents: number) => cents / 100;
