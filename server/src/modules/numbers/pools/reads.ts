import type { NumberPool } from '@callstead/contract/number-pools';
import { DomainError } from '@callstead/domain/errors';
import { advisedPoolSize, LEASE_REST_MINUTES } from '@callstead/domain/numbers/number-pool';
import type { Db } from '../../../db/database.ts';
import { countPooled, findPoolSettings, readPoolUse } from './queries.ts';

/** What a pool is judged by. */
const USE_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

export async function readNumberPool(db: Db, applicationId: string, now: Date): Promise<NumberPool> {
  const settings = await findPoolSettings(db, applicationId);
  if (!settings) throw new DomainError('not_found');
  const use = await readPoolUse(db, applicationId, new Date(now.getTime() - USE_DAYS * DAY_MS));
  const { busiestHour, minutesEach, ...counts } = use;
  return {
    ...settings,
    numbers: await countPooled(db, applicationId),
    ...counts,
    advisedSize: busiestHour === 0 ? null : advisedFor(busiestHour, minutesEach ?? settings.holdMinutes),
  };
}

const advisedFor = (visitorsPerHour: number, minutes: number) =>
  advisedPoolSize({ visitorsPerHour, minutesEach: Math.max(minutes, LEASE_REST_MINUTES) });
