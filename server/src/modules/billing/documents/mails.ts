import { paths } from '@callstead/contract/paths';
import type { Db } from '../../../db/database.ts';
import type { Attachment } from '../../../mail/mailer.ts';
import { formatsOf } from '../../../pdf/formats.ts';
import { ownMoney } from '../../../settings/own-money.ts';
import { mailMembers } from '../../identity/mails.ts';
import type { MailsByEvent } from '../../mails/on-events.ts';
import { findInvoice } from '../invoices/queries.ts';
import { invoiceNumber } from './numbers.ts';
import { openInvoiceFile } from './reads.ts';

/** The document of a mail that was ordered. */
export async function invoiceAttachment(db: Db, id: string): Promise<Attachment> {
  const { name, content } = await openInvoiceFile(db, id);
  return { fileName: name, mediaType: 'application/pdf', content };
}

export const documentMails: MailsByEvent = {
  /** With the invoice itself, which is written when the mail is sent: the queue keeps only its id. */
  'invoice.issued': async (tx, { data }) => {
    const invoice = data.invoiceId ? await findInvoice(tx.db, data.invoiceId) : undefined; // events of before name none
    if (!invoice) return [];
    return mailMembers(tx, invoice.advertiser_id, ({ name, email, language }) => ({
      mail: 'invoice-issued',
      to: email,
      language,
      values: {
        name,
        number: invoiceNumber(invoice.number),
        month: formatsOf(language).month(invoice.month),
        amount: ownMoney(tx, invoice.amount_cents),
        link: `${tx.config.publicUrl}${paths.advertiser.invoice(invoice.id)}`,
      },
      attachment: { document: 'invoice', id: invoice.id },
    }));
  },
};
