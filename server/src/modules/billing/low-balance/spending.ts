import type { Spending } from '@callstead/domain/billing/hours-left';
import { addDays } from '@callstead/domain/calendar-day';
import { balanceOf } from '@callstead/domain/ledger/accounts';
import { localDate, startOfLocalDay } from '@callstead/domain/zone-clock';
import type { Db } from '../../../db/database.ts';
import { findBalance } from '../../ledger/queries.ts';
import { sumUsage } from '../queries.ts';

type When = { now: Date; zone: string };
const HOUR_MS = 3_600_000;

/** When yesterday and today began, in the network's zone. */
export function recentDays({ now, zone }: When): { yesterday: Date; today: Date } {
  const day = localDate(now, zone);
  return { yesterday: startOfLocalDay(addDays(day, -1), zone), today: startOfLocalDay(day, zone) };
}

/** What an advertiser has, and what they spent yesterday and today. */
export async function readSpending(db: Db, advertiserId: string, when: When): Promise<Spending> {
  const { yesterday, today } = recentDays(when);
  const hours = (from: Date, to: Date) => (to.getTime() - from.getTime()) / HOUR_MS;
  const balance = await findBalance(db, balanceOf(advertiserId));
  return {
    availableCents: (balance?.balance_cents ?? 0) - (balance?.floor_cents ?? 0),
    today: { cents: await sumUsage(db, advertiserId, { from: today, to: undefined }), hours: hours(today, when.now) },
    yesterday: {
      cents: await sumUsage(db, advertiserId, { from: yesterday, to: today }),
      hours: hours(yesterday, today),
    },
  };
}
