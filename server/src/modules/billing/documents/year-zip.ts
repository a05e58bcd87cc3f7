import { assert } from '@callstead/domain/assert';
import { startOfLocalDay } from '@callstead/domain/zone-clock';
import { Zip, ZipPassThrough } from 'fflate';
import type { Db } from '../../../db/database.ts';
import type { AccountRow } from '../../identity/queries.ts';
import { presentInvoice } from '../present.ts';
import { loadInvoice } from '../reads.ts';
import { creditNoteFile, type DocumentFile, invoiceFile, receiptFile } from './files.ts';
import { listInvoicesOfYear, listTopUps, type TopUp } from './queries.ts';

type Year = { year: string; zone: string };
export type DocumentsOfYear = { advertiser: AccountRow; zone: string; invoices: string[]; topUps: TopUp[] };

/** The invoices of its months with their credit notes, and the receipts of what came in, by the clock of the network. */
export async function listDocumentsOfYear(db: Db, advertiser: AccountRow, { year, zone }: Year) {
  const from = startOfLocalDay(`${year}-01-01`, zone);
  const to = startOfLocalDay(`${Number(year) + 1}-01-01`, zone);
  const invoices = await listInvoicesOfYear(db, advertiser.id, year);
  return { advertiser, zone, invoices, topUps: await listTopUps(db, advertiser.id, { from, to }) };
}

async function* filesOf(db: Db, { advertiser, zone, invoices, topUps }: DocumentsOfYear): AsyncGenerator<DocumentFile> {
  const { language } = advertiser;
  for (const id of invoices) {
    const found = await loadInvoice(db, id);
    assert(found, 'an invoice is never deleted');
    const invoice = presentInvoice(found);
    yield invoiceFile(db, invoice, language);
    for (const note of invoice.creditNotes) yield creditNoteFile(db, note, invoice, language);
  }
  for (const topUp of topUps) yield receiptFile(db, topUp, advertiser, zone);
}

/** One document after the other, however many there are: only the one being written is in memory. */
export async function* zipOfYear(db: Db, documents: DocumentsOfYear): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, at, content } of filesOf(db, documents)) {
    const file = new ZipPassThrough(name); // a PDF is packed already
    file.mtime = at;
    zip.add(file);
    file.push(content, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready;
}
