import type { CallView } from '@callstead/domain/calls/call-view';
import type { Language } from '@callstead/domain/identity/account';

const COLUMNS = [
  'time',
  'id',
  'campaign',
  'publisher',
  'advertiser',
  'source',
  'sourceId',
  'txid',
  'status',
  'amount',
  'price',
  'payout',
  'margin',
  'billing',
  'reason',
  'sub1',
  'sub2',
  'sub3',
  'sub4',
  'sub5',
  'linkSource',
  'creative',
  'test',
] as const;
export type ConversionColumn = (typeof COLUMNS)[number];

/** What one side pays or reports is none of the other's business. */
const HIDDEN: Readonly<Record<CallView, readonly ConversionColumn[]>> = {
  admin: [],
  advertiser: ['advertiser', 'payout', 'margin'],
  publisher: ['publisher', 'advertiser', 'txid', 'amount', 'price', 'margin', 'test'],
};

export const columnsOf = (view: CallView): ConversionColumn[] =>
  COLUMNS.filter((column) => !HIDDEN[view].includes(column));

const SUBS = { sub1: 'sub1', sub2: 'sub2', sub3: 'sub3', sub4: 'sub4', sub5: 'sub5' };

/** What stands above the columns of the file; the zone of its times follows the first. */
export const CSV_HEADINGS: Readonly<Record<Language, Readonly<Record<ConversionColumn, string>>>> = {
  en: {
    time: 'Time',
    id: 'Conversion ID',
    campaign: 'Campaign',
    publisher: 'Publisher',
    advertiser: 'Advertiser',
    source: 'Reported for',
    sourceId: 'Click or call ID',
    txid: 'txid',
    status: 'Reported as',
    amount: 'Reported amount (¤¤)',
    price: 'Price (¤¤)',
    payout: 'Payout (¤¤)',
    margin: 'Margin (¤¤)',
    billing: 'Billing',
    reason: 'Reason',
    ...SUBS,
    linkSource: 'Source',
    creative: 'Creative',
    test: 'Test',
  },
  es: {
    time: 'Fecha y hora',
    id: 'ID de conversión',
    campaign: 'Campaña',
    publisher: 'Editor',
    advertiser: 'Anunciante',
    source: 'Reportada de',
    sourceId: 'ID de clic o llamada',
    txid: 'txid',
    status: 'Reportada como',
    amount: 'Monto reportado (¤¤)',
    price: 'Precio (¤¤)',
    payout: 'Ganancia (¤¤)',
    margin: 'Margen (¤¤)',
    billing: 'Facturación',
    reason: 'Motivo',
    ...SUBS,
    linkSource: 'Fuente',
    creative: 'Creatividad',
    test: 'Prueba',
  },
};
