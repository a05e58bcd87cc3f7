import type { KeptRefusal } from '@callstead/domain/conversions/postback';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';

export type NewPostback = {
  receivedAt: Date;
  campaignId: string;
  advertiserId: string;
  method: 'GET' | 'POST';
  parameters: Record<string, string>;
  sourceId: string | null;
  txid: string | null;
  /** Null: accepted. */
  code: KeptRefusal | null;
  conversionId: string | null;
  isTest: boolean;
};

/** Answers its id. */
export async function insertPostback(db: Db, postback: NewPostback): Promise<string> {
  const { id } = await db
    .insertInto('postback_received')
    .values({
      received_at: postback.receivedAt,
      campaign_id: postback.campaignId,
      advertiser_id: postback.advertiserId,
      method: postback.method,
      parameters: JSON.stringify(postback.parameters),
      source_id: postback.sourceId,
      txid: postback.txid || null,
      code: postback.code,
      conversion_id: postback.conversionId,
      is_test: postback.isTest,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const BATCH = 5_000;

/** Nobody may change these rows, and so nobody may lock them either. */
export async function deleteReceivedBefore(db: Db, before: Date): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from postback_received where id in (
        select id from postback_received where received_at < ${before} limit ${BATCH})`.execute(db);
    if (Number(numAffectedRows ?? 0) < BATCH) return;
  }
}

export const deleteTestsBefore = (db: Db, before: Date): Promise<void> =>
  deleteInBatches(db, 'postback_test', sql`expires_at < ${before}`);
