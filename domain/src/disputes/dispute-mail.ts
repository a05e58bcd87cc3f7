/** What is said so soon after something else stands in the same mail, which waits for it. */
export const GATHER_MINUTES = 10;

const GATHER_MS = GATHER_MINUTES * 60_000;

/** Of what others said, oldest first: those a mail starts with. All that follow while it waits are told by it. */
export function startsOfMails<Said extends { at: Date }>(said: readonly Said[]): Said[] {
  const starts: Said[] = [];
  for (const each of said) {
    const last = starts.at(-1);
    if (!last || each.at.getTime() - last.at.getTime() >= GATHER_MS) starts.push(each);
  }
  return starts;
}
