import type { NumberPool, NumberPoolListQuery, NumberPoolListResponse } from '@callstead/contract/number-pools';
import { DomainError } from '@callstead/domain/errors';
import type { Language } from '@callstead/domain/identity/account';
import { advisedPoolSize, LEASE_REST_MINUTES } from '@callstead/domain/numbers/number-pool';
import type { Db } from '../../../db/database.ts';
import { CREATED_KEY, listed, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { findPool, type ListedPool, listPools, type UseTimes } from './list-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Two weeks are what a pool is judged by. */
function useTimes(now: Date): UseTimes {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return { now, week: before(7), fortnight: before(14), month: before(30) };
}

export async function readNumberPools(db: Db, query: NumberPoolListQuery, now: Date): Promise<NumberPoolListResponse> {
  const request = pageRequestOf(query, CREATED_KEY);
  const { search, language, limit } = query;
  const rows = await listPools(db, { search, after: request.from, limit: limit + 1 }, useTimes(now));
  const page = pageOf(rows, request, ({ changed_micros, id }) => [String(changed_micros), id]);
  return listed(page, (row) => presentPool(row, language));
}

export async function readNumberPool(db: Db, id: string, language: Language, now: Date): Promise<NumberPool> {
  const found = await findPool(db, id, useTimes(now));
  if (!found) throw new DomainError('not_found');
  return presentPool(found, language);
}

function presentPool(row: ListedPool, language: Language): NumberPool {
  return {
    applicationId: row.id,
    campaign: { id: row.public_id, title: row.texts[language].title || row.public_id },
    publisher: { affId: row.aff_id ?? '', name: row.name },
    size: row.size,
    holdMinutes: row.hold_minutes,
    hosts: row.hosts,
    numbers: row.numbers,
    inUse: row.in_use,
    resting: row.resting,
    last7Days: { visitors: row.visitors_7, ranEmpty: row.ran_empty_7 },
    last30Days: { visitors: row.visitors_30, ranEmpty: row.ran_empty_30 },
    advice: row.busiest_hour === 0 ? null : adviceFor(row),
  };
}

function adviceFor({ busiest_hour: busiestHour, minutes_each, hold_minutes }: ListedPool): NumberPool['advice'] {
  const minutesEach = Math.max(minutes_each ?? hold_minutes + LEASE_REST_MINUTES, LEASE_REST_MINUTES);
  const size = advisedPoolSize({ visitorsPerHour: busiestHour, minutesEach });
  return { size, busiestHour, minutesEach: Math.round(minutesEach) };
}
