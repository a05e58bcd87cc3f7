import type { Language } from '@callstead/domain/identity/account';
import { inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { findShortPool, poolNumber } from './pools/queries.ts';
import {
  assignNumber,
  countWaiting,
  isWaiting,
  lockFirstWaiting,
  lockFreeNumber,
  lockPool,
  markWaiting,
  type NumberRow,
} from './queries.ts';

type Waiting = NonNullable<Awaited<ReturnType<typeof lockFirstWaiting>>>;

/** Gives free numbers to approvals that wait, longest waiting first, then to pools that lack some, until either runs out. */
export function handOutNumbers(services: WithDb, now = new Date()): Promise<void> {
  return inTransaction(services, async (tx) => {
    await lockPool(tx.db);
    for (let next = await lockFirstWaiting(tx.db, now); next; next = await lockFirstWaiting(tx.db, now)) {
      const number = await lockFreeNumber(tx.db, now, next.terms.geo);
      if (!number) return;
      await handOver(tx, number, next, now);
    }
    await fillPools(tx, now);
  });
}

async function fillPools(tx: WithDb, now: Date): Promise<void> {
  for (let short = await findShortPool(tx.db, now); short; short = await findShortPool(tx.db, now)) {
    const number = await lockFreeNumber(tx.db, now, short.terms.geo);
    if (!number) return;
    await poolNumber(tx.db, number.id, short.id, now);
  }
}

type Served = { id: string; texts: Waiting['texts'] };

/** In the transaction of an approval: it stands even when the pool is empty, and then the admins are warned. */
export async function requestNumber(tx: WithDb, { id, texts }: Served, now: Date): Promise<void> {
  await lockPool(tx.db); // before the place in the queue is taken, so that places have the order of approvals
  await markWaiting(tx.db, id, now);
  await handOutNumbers(tx, now);
  if (await isWaiting(tx.db, id)) await warnOfEmptyPool(tx, titleOf(texts), now);
}

export const titleOf = ({ es, en }: Waiting['texts']) => ({ es: es.title, en: en.title });

async function handOver(tx: WithDb, number: NumberRow, to: Waiting, now: Date): Promise<void> {
  await assignNumber(tx.db, number.id, to.id, now);
  await emit(tx, 'network', {
    type: 'number.assign',
    subject: { type: 'number', id: number.id, name: number.number },
    accountId: to.publisher_id,
    facts: {
      publisherId: to.publisher_id,
      advertiserId: to.advertiser_id,
      applicationId: to.id,
      title: titleOf(to.texts),
    },
    after: { publisher: to.name, campaign: to.public_id },
    at: now,
  });
}

async function warnOfEmptyPool(tx: WithDb, title: Record<Language, string>, now: Date): Promise<void> {
  await emit(tx, 'network', {
    type: 'pool.empty',
    subject: { type: 'network', id: 'pool', name: '' },
    facts: { title, waiting: await countWaiting(tx.db) },
    at: now,
  });
}
