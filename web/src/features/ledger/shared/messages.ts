import type { LedgerPart } from '@callstead/domain/ledger/accounts';
import { defineMessages } from '../../../i18n/define-messages.ts';

/** The words of money wherever it is shown: in which account it lies, statements. */
export const moneyMessages = defineMessages({
  en: {
    parts: {
      balance: 'Balance',
      reserved: 'Reserved',
      held: 'Held',
      payable: 'Approved',
      paying: 'On its way',
      revenue: 'Network revenue',
      gateway: 'Bank',
      adjustments: 'Adjustments',
      fees: 'Payment fees',
    } satisfies Record<LedgerPart, string>,
    columns: {
      at: 'Date',
      concept: 'Concept',
      campaign: 'Campaign',
      call: 'Reference',
      amount: 'Amount',
      balance: 'Balance',
    },
    openCall: 'open the call',
    openConversion: 'open the conversion',
    openLead: 'open the lead',
    receipt: 'Receipt',
    csv: 'Export CSV',
    statement: {
      title: 'Statement',
      opening: 'Opening balance',
      closing: 'Closing balance',
      sum: '{kind} ({entries})',
      empty: 'Nothing moved in this period.',
      failed: 'Error loading the statement: {message}',
      byPosting: {
        billing: 'By posting date. The balance includes what is reserved for calls and leads in progress.',
        earnings: 'By posting date. The balance is what you have earned and not been paid yet.',
      },
    },
  },
  es: {
    parts: {
      balance: 'Saldo',
      reserved: 'Reservado',
      held: 'Retenido',
      payable: 'Aprobado',
      paying: 'En camino',
      revenue: 'Ingresos de la red',
      gateway: 'Banco',
      adjustments: 'Ajustes',
      fees: 'Comisiones de cobro',
    },
    columns: {
      at: 'Fecha',
      concept: 'Concepto',
      campaign: 'Campaña',
      call: 'Referencia',
      amount: 'Monto',
      balance: 'Saldo',
    },
    openCall: 'abrir la llamada',
    openConversion: 'abrir la conversión',
    openLead: 'abrir el lead',
    receipt: 'Recibo',
    csv: 'Exportar CSV',
    statement: {
      title: 'Estado de cuenta',
      opening: 'Saldo inicial',
      closing: 'Saldo final',
      sum: '{kind} ({entries})',
      empty: 'No hubo movimientos en este período.',
      failed: 'Error al cargar el estado de cuenta: {message}',
      byPosting: {
        billing: 'Por fecha de asiento. El saldo incluye lo reservado para llamadas y leads en curso.',
        earnings: 'Por fecha de asiento. El saldo es lo que has ganado y aún no se te ha pagado.',
      },
    },
  },
});
