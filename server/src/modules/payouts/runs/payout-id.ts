import { createHash } from 'node:crypto';

/** The same run, publisher and attempt have the same id, whoever makes it and how often (RFC 9562, version 8). */
export function payoutIdOf(runId: string, accountId: string, attempt: number): string {
  const bytes = createHash('sha256').update(`payout:${runId}:${accountId}:${attempt}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
