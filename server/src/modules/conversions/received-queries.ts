import type { KeptRefusal } from '@callstead/domain/conversions/postback';
import type { Db } from '../../db/database.ts';

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
