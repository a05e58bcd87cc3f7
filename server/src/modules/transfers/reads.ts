import type { Settings } from '@callstead/contract/settings';
import type { BankDetails, OwnTransfersResponse } from '@callstead/contract/transfers';
import { assert } from '@callstead/domain/assert';
import { referenceText } from '@callstead/domain/transfers/transfer-reference';
import type { Db } from '../../db/database.ts';
import { presentOwn } from './present.ts';
import { findReference, listTransfersOf } from './queries.ts';

const NEWEST = 5;

/** Where an advertiser sends money, under which reference, and what became of the last transfers. */
export async function readOwnTransfers(
  db: Db,
  advertiserId: string,
  settings: Settings['transfers'],
): Promise<OwnTransfersResponse> {
  const reference = await findReference(db, advertiserId);
  assert(reference, 'every advertiser has a reference');
  const transfers = await listTransfersOf(db, advertiserId, NEWEST);
  return { bank: bankOf(settings), reference: referenceText(reference), transfers: transfers.map(presentOwn) };
}

function bankOf({ bankName, holder, account, routing, note }: Settings['transfers']): BankDetails | null {
  if (account === '') return null;
  return { bankName: bankName || null, holder: holder || null, account, routing: routing || null, note: note || null };
}
