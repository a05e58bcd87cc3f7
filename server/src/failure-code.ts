const LONGEST = 100;

/** Never the message, which may quote what it was about: the log has it. */
export function failureCode(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  const known = [code, name].find((each) => typeof each === 'string' && each !== '');
  return String(known ?? 'Error').slice(0, LONGEST);
}
