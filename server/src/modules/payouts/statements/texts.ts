import type { Language } from '@callstead/domain/identity/account';
import type { EntryKind } from '@callstead/domain/ledger/entry';
import type { PaymentKind } from '@callstead/domain/payouts/payment-method';
import type { PayoutStatus } from '@callstead/domain/payouts/payout-run';

type StatementTexts = {
  title: string;
  payer: string;
  payee: string;
  taxId: string;
  statuses: Record<PayoutStatus, string>;
  method: string;
  methods: Record<PaymentKind, string>;
  sentOn: string;
  notSent: string;
  cutOff: string;
  reference: string;
  campaigns: { campaign: string; calls: string; amount: string; none: string };
  lines: { when: string; what: string; amount: string };
  kinds: Partial<Record<EntryKind, string>>;
  sums: { sales: string; corrections: string; refusals: string; total: string };
  empty: string;
  note: (zone: string, currency: string) => string;
  cut: (shown: string, all: string) => string;
  pageOf: (page: number, pages: number) => string;
};

const SPANISH: StatementTexts = {
  title: 'Liquidación',
  payer: 'Paga',
  payee: 'Cobra',
  taxId: 'Identificación fiscal:',
  statuses: { frozen: 'En camino', sent: 'Enviado', failed: 'Fallido', returned: 'Devuelto' },
  method: 'Forma de pago',
  methods: {
    paypal: 'PayPal',
    us_bank: 'Cuenta de EE. UU.',
    iban: 'Cuenta IBAN',
    wise: 'Wise',
    manual: 'Pago acordado',
  },
  sentOn: 'Enviado el',
  notSent: 'Aún no',
  cutOff: 'Aprobado antes del',
  reference: 'Referencia',
  campaigns: { campaign: 'Campaña', calls: 'Cantidad', amount: 'Monto (¤¤)', none: 'Sin campaña' },
  lines: { when: 'Fecha', what: 'Concepto', amount: 'Monto (¤¤)' },
  kinds: {
    approved: 'Venta aprobada',
    refused: 'Venta rechazada después',
    repriced: 'Cambio de precio',
    put_back: 'Reposición',
    adjustment: 'Ajuste',
    bonus: 'Bono',
    early_payout_fee: 'Comisión por pago anticipado',
    early_payout_fee_back: 'Comisión devuelta',
    referral: 'Bono por recomendación',
  },
  sums: { sales: 'Ventas', corrections: 'Correcciones', refusals: 'Rechazos', total: 'Total' },
  empty: 'Este pago no llegó: sus líneas están en uno posterior.',
  note: (zone, currency) => `Las fechas están en ${zone}. Todos los montos están en ${currency}.`,
  cut: (shown, all) => `Se muestran ${shown} de ${all} líneas; el archivo CSV las tiene todas.`,
  pageOf: (page, pages) => `Página ${page} de ${pages}`,
};

const ENGLISH: StatementTexts = {
  title: 'Payout statement',
  payer: 'Paid by',
  payee: 'Paid to',
  taxId: 'Tax ID:',
  statuses: { frozen: 'On its way', sent: 'Sent', failed: 'Failed', returned: 'Returned' },
  method: 'Payment method',
  methods: { paypal: 'PayPal', us_bank: 'US bank account', iban: 'IBAN account', wise: 'Wise', manual: 'As agreed' },
  sentOn: 'Sent on',
  notSent: 'Not yet',
  cutOff: 'Approved before',
  reference: 'Reference',
  campaigns: { campaign: 'Campaign', calls: 'Quantity', amount: 'Amount (¤¤)', none: 'No campaign' },
  lines: { when: 'Date', what: 'What', amount: 'Amount (¤¤)' },
  kinds: {
    approved: 'Sale approved',
    refused: 'Sale refused later',
    repriced: 'Change of price',
    put_back: 'Put back',
    adjustment: 'Adjustment',
    bonus: 'Bonus',
    early_payout_fee: 'Early payout fee',
    early_payout_fee_back: 'Fee returned',
    referral: 'Referral bonus',
  },
  sums: { sales: 'Sales', corrections: 'Corrections', refusals: 'Refusals', total: 'Total' },
  empty: 'This payout did not arrive: its lines stand in a later one.',
  note: (zone, currency) => `Dates are in ${zone}. All amounts are in ${currency}.`,
  cut: (shown, all) => `${shown} of ${all} lines are shown; the CSV file has all of them.`,
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
};

export const STATEMENT_TEXTS: Record<Language, StatementTexts> = { en: ENGLISH, es: SPANISH };
