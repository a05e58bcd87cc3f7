import type { InvoiceLineKind, InvoiceSummary } from '@callstead/contract/billing/statements';
import type { Language } from '@callstead/domain/identity/account';

type DocumentTexts = {
  invoice: string;
  creditNote: string;
  receipt: string;
  from: string;
  to: string;
  taxId: string;
  month: string;
  zone: string;
  issued: string;
  calls: string;
  campaign: string;
  concept: string;
  amount: (currency: string) => string;
  total: string;
  /** With the day it is due, where it is not paid. */
  statuses: Record<InvoiceSummary['status'], (day: string) => string>;
  paid: string;
  open: string;
  /** Of a line, and of the sum of its kind. */
  kinds: Record<InvoiceLineKind, string>;
  sums: Record<InvoiceLineKind, string>;
  creditOf: (month: string) => string;
  nothing: string;
  invoiceNote: (zone: string, currency: string) => string;
  credits: { status: string; original: string; onInvoice: string; note: (invoice: string) => string; late: string };
  top: {
    from: string;
    status: string;
    amount: string;
    paidAt: string;
    means: string;
    undone: string;
    chargedBack: string;
    chargedBackNote: (amount: string) => string;
    refunded: string;
    partlyRefunded: string;
    refundedNote: (amount: string) => string;
    ways: Record<'online' | 'transfer' | 'recorded', string>;
    reference: string;
    remark: string;
    note: (currency: string) => string;
  };
  pageOf: (page: number, pages: number) => string;
};

const SPANISH: DocumentTexts = {
  invoice: 'Factura',
  creditNote: 'Nota de crédito',
  receipt: 'Recibo',
  from: 'Emisor',
  to: 'Facturado a',
  taxId: 'Identificación fiscal:',
  month: 'Mes',
  zone: 'Zona horaria',
  issued: 'Emitida',
  calls: 'Cantidad',
  campaign: 'Campaña',
  concept: 'Concepto',
  amount: (currency) => `Monto (${currency})`,
  total: 'Total',
  statuses: {
    paid: () => 'Pagada con saldo',
    pending: (day) => `Pendiente: vence el ${day}`,
    overdue: (day) => `Vencida el ${day}`,
  },
  paid: 'Pagado',
  open: 'Por pagar',
  kinds: { usage: 'Uso del mes', credit: 'Abono', late: 'Cargos de meses anteriores' },
  sums: {
    usage: 'Uso del mes',
    credit: 'Abonos de meses anteriores',
    late: 'Cargos de meses anteriores',
  },
  creditOf: (month) => `Abono de ${month}`,
  nothing: 'Sin movimientos',
  invoiceNote: (zone, currency) =>
    `Resumen mensual de uso en ${currency}. Cuenta lo asentado en el mes, por fecha de asiento, según la ${zone}. Lo que se rechaza después se abona en una factura posterior.`,
  credits: {
    status: 'Abonada en el saldo',
    original: 'Factura original',
    onInvoice: 'Abonada en',
    note: (invoice) =>
      `Lo rechazado después de facturarse. El monto ya volvió al saldo y está restado en la factura ${invoice}: esta nota lo documenta y no se suma a ella.`,
    late: 'Ninguna: se asentaron tarde',
  },
  top: {
    from: 'Recibido de',
    status: 'Pago recibido',
    amount: 'Monto recibido',
    paidAt: 'Fecha',
    means: 'Medio de pago',
    undone: 'Anulado: se retiró del saldo',
    chargedBack: 'Devuelto por el banco',
    chargedBackNote: (amount) => `El banco retiró ${amount} de este pago después de recibirlo.`,
    refunded: 'Reembolsado',
    partlyRefunded: 'Reembolsado en parte',
    refundedNote: (amount) => `Se reembolsaron ${amount} de este pago.`,
    ways: { online: 'Pago en línea', transfer: 'Transferencia bancaria', recorded: 'Registrado por la red' },
    reference: 'Referencia',
    remark: 'Nota',
    note: (currency) => `Recarga de saldo en ${currency}. No es una factura: el uso del saldo se factura cada mes.`,
  },
  pageOf: (page, pages) => `Página ${page} de ${pages}`,
};

const ENGLISH: DocumentTexts = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  receipt: 'Receipt',
  from: 'Issued by',
  to: 'Billed to',
  taxId: 'Tax ID:',
  month: 'Month',
  zone: 'Time zone',
  issued: 'Issued',
  calls: 'Quantity',
  campaign: 'Campaign',
  concept: 'Item',
  amount: (currency) => `Amount (${currency})`,
  total: 'Total',
  statuses: {
    paid: () => 'Paid from balance',
    pending: (day) => `Pending: due on ${day}`,
    overdue: (day) => `Overdue since ${day}`,
  },
  paid: 'Paid',
  open: 'To be paid',
  kinds: { usage: 'Usage of the month', credit: 'Credit', late: 'Charges of earlier months' },
  sums: {
    usage: 'Usage of the month',
    credit: 'Credits for earlier months',
    late: 'Charges of earlier months',
  },
  creditOf: (month) => `Credit for ${month}`,
  nothing: 'Nothing was charged',
  invoiceNote: (zone, currency) =>
    `Monthly usage statement in ${currency}. It counts what was posted in the month, by posting date, in ${zone}. What is refused later is credited on a later invoice.`,
  credits: {
    status: 'Credited to the balance',
    original: 'Original invoice',
    onInvoice: 'Credited on',
    note: (invoice) =>
      `What was refused after it was invoiced. The amount is back in the balance and deducted on invoice ${invoice}: this note documents it and is not added to it.`,
    late: 'None: booked too late for one',
  },
  top: {
    from: 'Received from',
    status: 'Payment received',
    amount: 'Amount received',
    paidAt: 'Date',
    means: 'Paid by',
    undone: 'Reversed: taken back from the balance',
    chargedBack: 'Charged back by the bank',
    chargedBackNote: (amount) => `The bank took ${amount} of this payment back after it had arrived.`,
    refunded: 'Refunded',
    partlyRefunded: 'Refunded in part',
    refundedNote: (amount) => `${amount} of this payment was refunded.`,
    ways: { online: 'Online payment', transfer: 'Bank transfer', recorded: 'Recorded by the network' },
    reference: 'Reference',
    remark: 'Note',
    note: (currency) =>
      `Top-up of the balance in ${currency}. This is not an invoice: what is used of the balance is invoiced every month.`,
  },
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
};

export const DOCUMENT_TEXTS: Record<Language, DocumentTexts> = { en: ENGLISH, es: SPANISH };
