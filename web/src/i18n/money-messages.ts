import type { LedgerPart } from '@callstead/domain/ledger/accounts';
import type { EntryKind } from '@callstead/domain/ledger/entry';
import { defineMessages } from './define-messages.ts';

/** The words of money wherever it is shown: what moved it, in which account it lies, statements. */
export const moneyMessages = defineMessages({
  en: {
    kinds: {
      top_up: 'Top-up',
      withdrawal: 'Withdrawal or chargeback',
      reserve: 'Reserved for a call',
      qualified: 'Qualified call',
      released: 'Reservation released',
      approved: 'Call approved',
      refused: 'Call refused',
      payout_approved: 'Payout approved',
      payout_sent: 'Payout sent',
      payout_failed: 'Payout returned',
      adjustment: 'Adjustment',
    } satisfies Record<EntryKind, string>,
    parts: {
      balance: 'Balance',
      reserved: 'Reserved',
      held: 'Held',
      payable: 'Approved',
      paying: 'On its way',
      revenue: 'Network revenue',
      gateway: 'Bank',
      adjustments: 'Adjustments',
    } satisfies Record<LedgerPart, string>,
    columns: { at: 'Date', concept: 'Concept', call: 'Call', amount: 'Amount', balance: 'Balance' },
    openCall: 'open the call',
    csv: 'Export CSV',
    statement: {
      title: 'Statement',
      opening: 'Opening balance',
      closing: 'Closing balance',
      sum: '{kind} ({entries})',
      empty: 'Nothing moved in this period.',
      failed: 'Error loading the statement: {message}',
      byPosting: {
        billing: 'By posting date. The balance includes what is reserved for calls in progress.',
        earnings: 'By posting date. The balance is what you have earned and not been paid yet.',
      },
    },
  },
  es: {
    kinds: {
      top_up: 'Recarga',
      withdrawal: 'Retiro o contracargo',
      reserve: 'Reserva por llamada',
      qualified: 'Llamada calificada',
      released: 'Reserva liberada',
      approved: 'Llamada aprobada',
      refused: 'Llamada rechazada',
      payout_approved: 'Pago aprobado',
      payout_sent: 'Pago enviado',
      payout_failed: 'Pago devuelto',
      adjustment: 'Ajuste',
    },
    parts: {
      balance: 'Saldo',
      reserved: 'Reservado',
      held: 'Retenido',
      payable: 'Aprobado',
      paying: 'En camino',
      revenue: 'Ingresos de la red',
      gateway: 'Banco',
      adjustments: 'Ajustes',
    },
    columns: { at: 'Fecha', concept: 'Concepto', call: 'Llamada', amount: 'Importe', balance: 'Saldo' },
    openCall: 'abrir la llamada',
    csv: 'Exportar CSV',
    statement: {
      title: 'Extracto',
      opening: 'Saldo inicial',
      closing: 'Saldo final',
      sum: '{kind} ({entries})',
      empty: 'No hubo movimientos en este periodo.',
      failed: 'Error al cargar el extracto: {message}',
      byPosting: {
        billing: 'Por fecha de asiento. El saldo incluye lo reservado para llamadas en curso.',
        earnings: 'Por fecha de asiento. El saldo es lo que has ganado y aún no se te ha pagado.',
      },
    },
  },
});
