import { hoursLeft, isLow, runsOutAt } from '@callstead/domain/billing/hours-left';
import { inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { listSpenders, turnAlert } from './queries.ts';
import { readSpending, recentDays } from './spending.ts';

type Look = { now: Date; zone: string; alertHours: number };

/** Tells whoever will soon have nothing left, once until it is better again. Calls never wait for this. */
export async function checkBalances(services: WithDb, { alertHours, ...when }: Look): Promise<void> {
  for (const { id, name, wasLow } of await listSpenders(services.db, recentDays(when).yesterday)) {
    const spending = await readSpending(services.db, id, when);
    const hours = hoursLeft(spending);
    const low = isLow(hours, { alertHours, wasLow });
    if (low === wasLow) continue;
    await inTransaction(services, async (tx) => {
      const isNews = await turnAlert(tx.db, id, low, when.now);
      if (!isNews || !low) return;
      await emit(tx, 'network', {
        type: 'balance.low',
        subject: { type: 'ledger', id, name },
        accountId: id,
        at: when.now,
        facts: {
          availableCents: spending.availableCents,
          hoursLeft: hours ?? 0,
          runsOutAt: runsOutAt(spending, when.now)?.toISOString() ?? null,
        },
      });
    });
  }
}
