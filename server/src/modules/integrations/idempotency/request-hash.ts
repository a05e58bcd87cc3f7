import { createHmac, hkdfSync } from 'node:crypto';

/** Neither what somebody chose as a key nor what they sent can be read or guessed from these without the network's secret. */
export function keyedHash(secret: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'callstead idempotency', 32));
  return createHmac('sha256', key).update(text).digest();
}

/** The same body, in whatever order its fields came. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isPlain(part) ? sorted(part) : part)) ?? '';
}

const isPlain = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

const sorted = (part: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
