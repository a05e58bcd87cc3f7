import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../../db/database.ts';

export const ITEM_STATUSES = ['PENDING', 'SUCCESS', 'FAILED', 'UNCLAIMED', 'RETURNED', 'REFUNDED'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

export type SimulatedItem = {
  payout_item_id: string;
  transaction_id: string;
  transaction_status: ItemStatus;
  payout_item_fee: { currency: string; value: string };
  payout_batch_id: string;
  payout_item: {
    recipient_type: string;
    receiver: string;
    sender_item_id: string;
    amount: { currency: string; value: string };
    note?: string;
  };
  time_processed: string;
  errors?: { name: string; message: string; debug_id: string };
};

export type SimulatedBatch = { id: string; sender_batch_id: string; made_at: Date; items: SimulatedItem[] };

export type AskedItem = {
  receiver: string;
  sender_item_id: string;
  amount: { currency: string; value: string };
  note?: string;
};

/** What people may do with a payout that stands so. */
export const STEPS: Record<ItemStatus, readonly ItemStatus[]> = {
  PENDING: ['SUCCESS', 'FAILED', 'UNCLAIMED'],
  UNCLAIMED: ['SUCCESS', 'RETURNED'],
  SUCCESS: ['REFUNDED'],
  FAILED: [],
  RETURNED: [],
  REFUNDED: [],
};

const newId = () => randomBytes(7).toString('hex').slice(0, 13).toUpperCase();

/** Undefined where the sender used this id before: nothing is paid twice. */
export async function insertBatch(
  db: Db,
  senderBatchId: string,
  asked: readonly AskedItem[],
): Promise<SimulatedBatch | undefined> {
  const id = newId();
  const time_processed = new Date().toISOString();
  const items = asked.map(
    (item): SimulatedItem => ({
      payout_item_id: newId(),
      transaction_id: randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase(),
      transaction_status: 'PENDING',
      payout_item_fee: { currency: item.amount.currency, value: '0.25' },
      payout_batch_id: id,
      payout_item: { recipient_type: 'EMAIL', ...item },
      time_processed,
    }),
  );
  const row = await db
    .insertInto('paypal_simulator_batch')
    .values({ id, sender_batch_id: senderBatchId, body: JSON.stringify(items) })
    .onConflict((conflict) => conflict.column('sender_batch_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && read(row);
}

type Row = { id: string; sender_batch_id: string; made_at: Date; body: unknown };
const read = ({ body, ...row }: Row): SimulatedBatch => ({ ...row, items: body as SimulatedItem[] });

export async function findBatch(
  db: Db,
  by: { id: string } | { sender_batch_id: string },
  { lock = false } = {},
): Promise<SimulatedBatch | undefined> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['sender_batch_id', by.sender_batch_id] as const);
  const row = await db
    .selectFrom('paypal_simulator_batch')
    .selectAll()
    .where(column, '=', value)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row && read(row);
}

/** Newest first. */
export async function listBatches(db: Db, limit: number): Promise<SimulatedBatch[]> {
  const rows = await db
    .selectFrom('paypal_simulator_batch')
    .selectAll()
    .orderBy('made_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(read);
}

export async function updateBatch(db: Db, id: string, items: readonly SimulatedItem[]): Promise<void> {
  await db
    .updateTable('paypal_simulator_batch')
    .set({ body: JSON.stringify(items) })
    .where('id', '=', id)
    .execute();
}

const ERRORS: Partial<Record<ItemStatus, string>> = {
  FAILED: 'RECEIVER_ACCOUNT_LOCKED',
  UNCLAIMED: 'RECEIVER_UNREGISTERED',
  RETURNED: 'RECEIVER_UNREGISTERED',
};

/** Undefined where it does not go on from there. */
export function stepped(item: SimulatedItem, status: ItemStatus): SimulatedItem | undefined {
  if (!STEPS[item.transaction_status].includes(status)) return undefined;
  const { errors: _, ...rest } = item;
  const name = ERRORS[status];
  const errors = name && { name, message: name.toLowerCase().replaceAll('_', ' '), debug_id: newId() };
  return { ...rest, transaction_status: status, time_processed: new Date().toISOString(), ...(errors && { errors }) };
}
