import { type Db, inTransaction } from '../../db/database.ts';
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
export function handOutNumbers(db: Db, now = new Date()): Promise<void> {
  return inTransaction(db, async (db) => {
    await lockPool(db);
    for (let next = await lockFirstWaiting(db); next; next = await lockFirstWaiting(db)) {
      const number = await lockFreeNumber(db, now);
      if (!number) return;
      await handOver(db, number, next, now);
    }
  });
}

/** In the transaction of an approval: it stands even when the pool is empty, and then the admins are warned. */
export async function requestNumber(db: Db, applicationId: string, campaignTitle: string): Promise<void> {
  await lockPool(db); // before the place in the queue is taken, so that places have the order of approvals
  await markWaiting(db, applicationId, new Date());
  await handOutNumbers(db);
  if (await isWaiting(db, applicationId)) await warnOfEmptyPool(db, campaignTitle);
}

async function handOver(db: Db, number: NumberRow, to: Waiting, now: Date): Promise<void> {
  await assignNumber(db, number.id, to.id, now);
  const campaignTitle = to.texts[to.language].title;
  await notify(db, [to.publisher_id], { kind: 'number_assigned', data: { campaignTitle, number: number.number } });
  await emit({ db }, 'network', {
    type: 'number.assign',
    subject: { type: 'number', id: number.id, name: number.number },
    after: { publisher: to.full_name, campaign: to.public_id },
  });
  await announce(db, { users: [to.publisher_id] }, { topic: 'campaigns' });
  await announce(db, { users: [to.advertiser_id], admins: true }, { topic: 'applications', id: to.id });
  await announce(db, { admins: true }, { topic: 'numbers', id: number.id });
}

async function warnOfEmptyPool(db: Db, campaignTitle: string): Promise<void> {
  const data = { campaignTitle, waiting: await countWaiting(db) };
  const reminded = await updateUnread(db, { kind: 'pool_empty', data });
  await announce(db, { users: reminded }, { topic: 'notifications' });
  const others = (await listApprovedAdminIds(db)).filter((id) => !reminded.includes(id));
  await notify(db, others, { kind: 'pool_empty', data });
  await announce(db, { admins: true }, { topic: 'numbers' });
}
