/** Seconds of '1:05', '65' or '1:02:03'; undefined for what says no time. */
export function readClock(written: string): number | undefined {
  const parts = written.trim().split(':');
  if (parts.length > 3 || !parts.every((part, at) => (at === 0 ? /^\d{1,5}$/ : /^[0-5]\d$/).test(part)))
    return undefined;
  return parts.reduce((seconds, part) => seconds * 60 + Number(part), 0);
}
