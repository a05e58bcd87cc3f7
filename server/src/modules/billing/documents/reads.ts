import { assert } from '@callstead/domain/assert';
import { DomainError } from '@callstead/domain/errors';
import type { Actor } from '@callstead/domain/policy';
import type { Db } from '../../../db/database.ts';
import { presentInvoice } from '../present.ts';
import { loadInvoice, ownAdvertiser, readInvoice } from '../reads.ts';
import { creditNoteFile, type DocumentFile, findAdvertiser, invoiceFile, receiptFile } from './files.ts';
import { findInvoiceOfCreditNote, findTopUp } from './queries.ts';

/** Written in the language of the account they are of, whoever reads them. */
export async function readInvoiceFile(db: Db, actor: Actor, id: string): Promise<DocumentFile> {
  const found = await readInvoice(db, actor, id);
  const { language } = await findAdvertiser(db, found.invoice.advertiser_id);
  return invoiceFile(db, presentInvoice(found), language);
}

export async function readCreditNoteFile(db: Db, actor: Actor, id: string): Promise<DocumentFile> {
  await ownAdvertiser(db, actor); // whoever has none to read does not learn which there are
  const invoiceId = await findInvoiceOfCreditNote(db, id);
  if (!invoiceId) throw new DomainError('not_found');
  const found = await readInvoice(db, actor, invoiceId);
  const { language } = await findAdvertiser(db, found.invoice.advertiser_id);
  const invoice = presentInvoice(found);
  const note = invoice.creditNotes.find((each) => each.id === id);
  assert(note, 'a note stands on its invoice');
  return creditNoteFile(db, note, invoice, language);
}

export async function readReceiptFile(db: Db, actor: Actor, entryId: number, zone: string): Promise<DocumentFile> {
  const own = await ownAdvertiser(db, actor);
  const topUp = await findTopUp(db, entryId);
  if (!topUp || (own && topUp.advertiserId !== own)) throw new DomainError('not_found');
  return receiptFile(db, topUp, await findAdvertiser(db, topUp.advertiserId), zone);
}

/** For a mail that was ordered: nobody asks, the network sends it. */
export async function openInvoiceFile(db: Db, id: string): Promise<DocumentFile> {
  const found = await loadInvoice(db, id);
  assert(found, 'an invoice is never deleted');
  const { language } = await findAdvertiser(db, found.invoice.advertiser_id);
  return invoiceFile(db, presentInvoice(found), language);
}
