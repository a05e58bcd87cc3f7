/** A zone of the IANA list, such as America/New_York; offsets are refused: they know nothing of summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z]*(\/[A-Z][\w+-]*)*$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false; // Intl says 'unknown' only by throwing
  }
}
