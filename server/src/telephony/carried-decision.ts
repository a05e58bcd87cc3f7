import type { CarriedDecision } from '@callstead/domain/settling/call-answer';
import * as z from 'zod';

/** An address of a callback has its limits; nobody rings so many. */
const MAX_CARRIED = 20;

/**
 * What to ring next travels with the address that is called when a leg ends, so that the caller goes on though the database is
 * away. The carrier signs the address, and so nobody else can say whom to ring.
 */
export function carry({ records, next }: CarriedDecision): string {
  const targets = next.slice(0, MAX_CARRIED).map(({ position, number }) => `${position}-${number.replace('+', '')}`);
  if (targets.length === 0) return '';
  return `&next=${targets.join('_')}${records ? '&records=1' : ''}`;
}

const NEXT = /^\d{1,2}-\d{7,15}(_\d{1,2}-\d{7,15})*$/;
const Carried = z.object({
  next: z.string().regex(NEXT).optional().catch(undefined),
  records: z.literal('1').optional().catch(undefined),
});

export function parseCarried(query: unknown): CarriedDecision {
  const { next, records } = Carried.parse(query ?? {});
  const targets = next?.split('_').map((target) => target.split('-')) ?? [];
  return {
    records: records === '1',
    next: targets.map(([position, digits]) => ({ position: Number(position), number: `+${digits}` })),
  };
}
