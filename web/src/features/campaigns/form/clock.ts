const MIDNIGHT = 1440;

/** '09:30' for 570; midnight at the end of a day is written 00:00, as clocks do. */
export function clockOf(minuteOfDay: number): string {
  if (Number.isNaN(minuteOfDay)) return '';
  const minute = minuteOfDay % MIDNIGHT;
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** NaN for a time that is not finished; 00:00 begins a day or ends it. */
export function minuteOf(clock: string, edge: 'start' | 'end'): number {
  const [hour, minute] = clock.split(':').map(Number);
  const minuteOfDay = (hour ?? Number.NaN) * 60 + (minute ?? Number.NaN);
  return minuteOfDay === 0 && edge === 'end' ? MIDNIGHT : minuteOfDay;
}
