import { appendFileSync } from 'node:fs';

/** Storms, kills and searches run small in `npm test`, and whole by `npm run prove`. */
const isWhole = process.env.PROOF === 'whole';

export function sized(size: { small: number; whole: number }): number {
  return isWhole ? size.whole : size.small;
}

/** For docs/proofs.md: what was proved says little without how much of it there was. */
export function reportCounts(counts: Record<string, number>): void {
  const { PROOF_REPORT: file } = process.env;
  if (file) appendFileSync(file, `${JSON.stringify(counts)}\n`);
}
