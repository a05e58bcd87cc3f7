import { type Db, inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { announce } from '../../live/announce.ts';
import { notify } from '../notifications/notify.ts';
import { listApprovedAdminIds, updateUnread } from '../notifications/queries.ts';
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

/** Gives free numbers to approvals that wait, longest waiting first, until either runs out. */
export function handOutNumbers(services: WithDb, now = new Date()): Promise<void> {
  return inTransaction(services, async (tx) => {
    await lockPool(tx.db);
    for (let next = await lockFirstWaiting(tx.db); next; next = await lockFirstWaiting(tx.db)) {
      const number = await lockFreeNumber(tx.db, now);
      if (!number) return;
      await handOver(tx, number, next, now);
    }
  });
}

/** In the transaction of an approval: it stands even when the pool is empty, and then the admins are warned. */
export async function requestNumber(db: Db, applicationId: string, campaignTitle: string): Promise<void> {
  await lockPool(db); // before the place in the queue is taken, so that places have the order of approvals
  await markWaiting(db, applicationId, new Date());
  await handOutNumbers({ db });
  if (await isWaiting(db, applicationId)) await warnOfEmptyPool({ db }, campaignTitle);
}

async function handOver(tx: WithDb, number: NumberRow, to: Waiting, now: Date): Promise<void> {
  await assignNumber(tx.db, number.id, to.id, now);
  const campaignTitle = to.texts[to.language].title;
  await notify(tx, [to.publisher_id], { kind: 'number_assigned', data: { campaignTitle, number: number.number } });
  await emit(tx, 'network', {
    type: 'number.assign',
    subject: { type: 'number', id: number.id, name: number.number },
    after: { publisher: to.full_name, campaign: to.public_id },
  });
  await announce(tx.db, { users: [to.publisher_id] }, { topic: 'campaigns' });
  await announce(tx.db, { users: [to.advertiser_id], admins: true }, { topic: 'applications', id: to.id });
  await announce(tx.db, { admins: true }, { topic: 'numbers', id: number.id });
}

async function warnOfEmptyPool(tx: WithDb, campaignTitle: string): Promise<void> {
  const data = { campaignTitle, waiting: await countWaiting(tx.db) };
  const reminded = await updateUnread(tx.db, { kind: 'pool_empty', data });
  await announce(tx.db, { users: reminded }, { topic: 'notifications' });
  const others = (await listApprovedAdminIds(tx.db)).filter((id) => !reminded.includes(id));
  await notify(tx, others, { kind: 'pool_empty', data });
  await announce(tx.db, { admins: true }, { topic: 'numbers' });
}
