import { appendFileSync } from 'node:fs';

/** Storms, kills and searches run small in `npm test`, and whole by `npm run prove`. */
const isWhole = process.env.PROOF === 'whole';

export function sized(size: { small: number; whole: number }): number {
  return isWhole ? size.whole : size.small;
}

/** A whole proof ends when it has proved; on a busy machine that takes hours, and says nothing against what it proves. */
export const PROOF_TIMEOUT_MS = isWhole ? 4 * 3_600_000 : 10 * 60_000;

/** For docs/proofs.md: what was proved says little without how much of it there was. */
export function reportCounts(counts: Record<string, number>): void {
  const { PROOF_REPORT: file } = process.env;
  if (file) appendFileSync(file, `${JSON.stringify(counts)}\n`);
}
