import { timingSafeEqual } from 'node:crypto';

/** Compares what somebody showed with a secret: how long it takes says nothing of where they differ. */
export function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b); // as bytes: letters beyond ASCII take more than one
}
