import type { EntryKind } from '@callstead/domain/ledger/entry';
import { defineMessages } from './define-messages.ts';

/** What moved money, wherever that is said. */
export const entryMessages = defineMessages({
  en: {
    kinds: {
      top_up: 'Top-up',
      withdrawal: 'Withdrawal',
      withdrawal_failed: 'Withdrawal returned',
      chargeback: 'Chargeback',
      chargeback_won: 'Chargeback won',
      gateway_fee: 'Payment fee',
      reserve: 'Reserved for a call',
      qualified: 'Qualified call',
      released: 'Reservation released',
      approved: 'Call approved',
      refused: 'Call refused',
      repriced: 'Call corrected',
      payout_approved: 'Payout approved',
      payout_sent: 'Payout sent',
      payout_failed: 'Payout failed',
      payout_returned: 'Payout returned',
      adjustment: 'Adjustment',
      bonus: 'Bonus',
      referral: 'Referral bonus',
    } satisfies Record<EntryKind, string>,
  },
  es: {
    kinds: {
      top_up: 'Recarga',
      withdrawal: 'Retiro',
      withdrawal_failed: 'Retiro devuelto',
      chargeback: 'Contracargo',
      chargeback_won: 'Contracargo ganado',
      gateway_fee: 'Comisión de cobro',
      reserve: 'Reserva por llamada',
      qualified: 'Llamada calificada',
      released: 'Reserva liberada',
      approved: 'Llamada aprobada',
      refused: 'Llamada rechazada',
      repriced: 'Llamada corregida',
      payout_approved: 'Pago aprobado',
      payout_sent: 'Pago enviado',
      payout_failed: 'Pago fallido',
      payout_returned: 'Pago devuelto',
      adjustment: 'Ajuste',
      bonus: 'Bono',
      referral: 'Bono por recomendación',
    },
  },
});
