import { createHmac, hkdfSync } from 'node:crypto';

/** Neither what somebody chose as a key nor what they sent can be read or guessed from these without the network's secret. */
export const keyedHash = (secret: string, text: string): Buffer =>
  createHmac('sha256', keyOf(secret)).update(text).digest();

/** Made once: a network has one secret, and deriving a key takes longer than using it. */
let derived: { secret: string; key: Buffer } | undefined;

function keyOf(secret: string): Buffer {
  if (derived?.secret !== secret)
    derived = { secret, key: Buffer.from(hkdfSync('sha256', secret, '', 'callstead idempotency', 32)) };
  return derived.key;
}

/** The same body, in whatever order its fields came. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isPlain(part) ? sorted(part) : part)) ?? '';
}

const isPlain = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

const sorted = (part: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
