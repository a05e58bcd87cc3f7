import { attributionOf } from '@callstead/domain/numbers/attribution';
import { leaseTimes, mayBorrow } from '@callstead/domain/numbers/number-pool';
import type { StatementRunner } from '../../db/database.ts';
import { newSortableId } from '../../db/sortable-id.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { findClickOf, findLeaseOfClick, findPool, type PoolRow, renewLease, takeLease } from './queries.ts';

/** What a page asks for its visitor. */
export type Asked = {
  offerId: string;
  affId: string;
  clickId?: string | undefined;
  page?: unknown;
  referrer?: unknown;
  subs?: Record<string, unknown> | undefined;
  utm?: Record<string, unknown> | undefined;
  leaseId?: string | undefined;
};
export type Visit = {
  host: string | null;
  address: string;
  at: Date;
  /** The page we host ourselves: no host has to be listed, and one click keeps one number however often it is opened. */
  isOurs?: boolean;
};

type Lease = { leaseId: string | null; number: string | null; expiresAt: Date | null };
export type Lending = { is: 'unknown' } | { is: 'refused' } | ({ is: 'lent' } & Lease);

type LeaseServices = { pool: StatementRunner; limits: Pick<RateLimits, 'attempt'> };

/** Whatever happens the page keeps a number that is called: an empty pool costs attribution, never a call. */
export async function lendNumber(services: LeaseServices, asked: Asked, visit: Visit): Promise<Lending> {
  const pool = await findPool(services.pool, asked);
  if (!pool) return { is: 'unknown' };
  if (!visit.isOurs && !mayBorrow(visit.host, pool.hosts)) return { is: 'refused' };
  const lease = pool.isLent && pool.holdMinutes !== null && (await lend(services, { ...pool, ...asked }, visit));
  return { is: 'lent', ...(lease || { leaseId: null, number: pool.fixedNumber, expiresAt: null }) };
}

async function lend(services: LeaseServices, asked: PoolRow & Asked, visit: Visit): Promise<Lease | undefined> {
  const { applicationId } = asked;
  const leaseId = visit.isOurs ? await findLeaseOfClick(services.pool, asked, visit.at) : asked.leaseId;
  const times = leaseTimes(visit.at, asked.holdMinutes ?? 0);
  const kept = leaseId && (await renewLease(services.pool, { id: leaseId, applicationId, at: visit.at, ...times }));
  if (leaseId && kept) return { leaseId, number: kept.number, expiresAt: kept.until };
  const click = asked.clickId ? await findClickOf(services.pool, asked.clickId, asked) : undefined;
  if (visit.isOurs && !click) return undefined; // nothing to tell of whoever only found the address
  const { isSpent } = await services.limits.attempt('lease.address', visit.address);
  if (isSpent) return undefined;
  const id = newSortableId('lease', visit.at);
  const attribution = attributionOf(id, asked, click);
  const lent = await takeLease(services.pool, {
    ...{ id, applicationId, at: visit.at, clickId: click?.id ?? null, attribution },
    ...times,
  });
  return lent && { leaseId: id, number: lent.number, expiresAt: lent.until };
}
