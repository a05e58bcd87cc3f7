import type { Invoice } from '@callstead/contract/billing/statements';
import { assert } from '@callstead/domain/assert';
import type { Language } from '@callstead/domain/identity/account';
import type { Db } from '../../../db/database.ts';
import { documentNetworkAt, issuerAt } from '../../../settings/issuer.ts';
import { type AccountRow, findAccount } from '../../identity/queries.ts';
import { billToOf } from '../invoices/bill-to.ts';
import { writeCreditNotePdf } from './credit-note-pdf.ts';
import { writeInvoicePdf } from './invoice-pdf.ts';
import { legalDataAt } from './legal-data.ts';
import { receiptNumber } from './numbers.ts';
import type { TopUp } from './queries.ts';
import { type Receipt, writeReceiptPdf } from './receipt-pdf.ts';

/** A document under the name it is kept by: its number. */
export type DocumentFile = { name: string; at: Date; content: Buffer };

const GATEWAY_PAYMENT = /^topup:pi_/;

export async function findAdvertiser(db: Db, id: string): Promise<AccountRow> {
  const account = await findAccount(db, id);
  assert(account, 'accounts are never deleted');
  return account;
}

export async function invoiceFile(db: Db, invoice: Invoice, language: Language): Promise<DocumentFile> {
  const at = new Date(invoice.issuedAt);
  return {
    name: `${invoice.number}.pdf`,
    at,
    content: await writeInvoicePdf(invoice, language, await documentNetworkAt(db, at)),
  };
}

export async function creditNoteFile(
  db: Db,
  note: Invoice['creditNotes'][number],
  invoice: Invoice,
  language: Language,
): Promise<DocumentFile> {
  const at = new Date(invoice.issuedAt);
  return {
    name: `${note.number}.pdf`,
    at,
    content: await writeCreditNotePdf(note, invoice, language, await documentNetworkAt(db, at)),
  };
}

/** Nothing of it is kept but the entry: both sides are named as they were when the money came. */
export async function receiptFile(db: Db, topUp: TopUp, advertiser: AccountRow, zone: string): Promise<DocumentFile> {
  const { at, amount_cents: amountCents, source_key: key, reason: remark } = topUp;
  const number = receiptNumber(topUp.id);
  const receipt: Receipt = {
    number,
    at,
    zone,
    amountCents,
    reference: key.slice(key.indexOf(':') + 1),
    means: meansOf(topUp),
    isUndone: topUp.is_undone,
    refundedCents: topUp.refunded_cents,
    chargedBackCents: topUp.charged_back_cents,
    remark,
    issuer: await issuerAt(db, at),
    billTo: billToOf(advertiser, await legalDataAt(db, advertiser.id, at)),
  };
  const content = await writeReceiptPdf(receipt, advertiser.language, await documentNetworkAt(db, at));
  return { name: `${number}.pdf`, at, content };
}

function meansOf({ source_key, is_transfer }: TopUp): Receipt['means'] {
  if (GATEWAY_PAYMENT.test(source_key)) return 'online';
  return is_transfer ? 'transfer' : 'recorded';
}
