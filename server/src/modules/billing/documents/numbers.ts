/** Invoices and credit notes count without gaps, each their own; a receipt has the number of its entry in the ledger. */
const padded = (prefix: string, number: number, digits: number) => `${prefix}-${String(number).padStart(digits, '0')}`;

export const invoiceNumber = (number: number) => padded('CS', number, 5);
export const creditNoteNumber = (number: number) => padded('NC', number, 5);
export const receiptNumber = (entryId: number) => padded('R', entryId, 8);
