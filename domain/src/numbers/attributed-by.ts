import type { Attribution } from './attribution.ts';

/**
 * How a call found the way it came: by the visitor who has the number, in its rest by the last one, not at all where nobody
 * had a number of the pool, or by the publisher's own number, which is lent to nobody.
 */
export const ATTRIBUTED_BY = ['lease', 'rest', 'unlent', 'fixed'] as const;
export type AttributedBy = (typeof ATTRIBUTED_BY)[number];

/** What a call keeps of its lease, as it stood when the call came in; without an id nobody had the number. */
export type StoredAttribution = Partial<Pick<Attribution, 'ads' | 'page' | 'referrerHost'>> & {
  leaseId?: string | null;
  leasedAt?: string;
  leasedUntil?: string;
};

type Arrived = { arrivedAt: Date; publisherId: string | null; attribution: StoredAttribution | null };

/** Null for a call to a number that was nobody's. */
export function attributedBy({ arrivedAt, publisherId, attribution }: Arrived): AttributedBy | null {
  if (publisherId === null) return null;
  if (attribution === null) return 'fixed';
  if (!attribution.leaseId) return 'unlent';
  const { leasedUntil } = attribution;
  return leasedUntil !== undefined && arrivedAt >= new Date(leasedUntil) ? 'rest' : 'lease';
}
