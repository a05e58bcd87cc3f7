import type { Language } from '@callstead/domain/identity/account';

const HEADINGS = [
  'call',
  'time',
  'campaign',
  'advertiser',
  'publisher',
  'caller',
  'result',
  'billingBefore',
  'billingAfter',
  'priceBefore',
  'priceAfter',
  'payoutBefore',
  'payoutAfter',
  'difference',
] as const;
export type FileColumn = (typeof HEADINGS)[number];

/** Headings of the file of a set, and its name. */
export const FILE_TEXTS: Record<Language, Record<FileColumn, string> & { fileName: string }> = {
  en: {
    fileName: 'callstead-correction',
    call: 'Call',
    time: 'Time',
    campaign: 'Campaign',
    advertiser: 'Advertiser',
    publisher: 'Publisher',
    caller: 'Caller',
    result: 'Result',
    billingBefore: 'Billing before',
    billingAfter: 'Billing after',
    priceBefore: 'Price before',
    priceAfter: 'Price after',
    payoutBefore: 'Payout before',
    payoutAfter: 'Payout after',
    difference: 'Difference',
  },
  es: {
    fileName: 'callstead-correccion',
    call: 'Llamada',
    time: 'Hora',
    campaign: 'Campaña',
    advertiser: 'Anunciante',
    publisher: 'Editor',
    caller: 'Quien llama',
    result: 'Resultado',
    billingBefore: 'Facturación antes',
    billingAfter: 'Facturación después',
    priceBefore: 'Precio antes',
    priceAfter: 'Precio después',
    payoutBefore: 'Pago antes',
    payoutAfter: 'Pago después',
    difference: 'Diferencia',
  },
};
