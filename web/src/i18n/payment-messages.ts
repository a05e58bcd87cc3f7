import type { ChargebackStatus } from '@callstead/domain/payments/chargeback';
import type { PaymentOrigin, PaymentStatus } from '@callstead/domain/payments/payment';
import type { RefundStatus } from '@callstead/domain/payments/refund';
import { defineMessages } from './define-messages.ts';

/** What became of a payment, in the same words for whoever paid and for whoever manages the network. */
export const paymentMessages = defineMessages({
  en: {
    statuses: {
      open: 'Pending',
      processing: 'Processing',
      succeeded: 'Received',
      declined: 'Declined',
      canceled: 'Canceled',
    } satisfies Record<PaymentStatus, string>,
    origins: { checkout: 'Payment', auto_recharge: 'Automatic recharge' } satisfies Record<PaymentOrigin, string>,
    refunds: {
      asked: '{amount} on its way back',
      succeeded: '{amount} refunded',
      failed: 'Refund of {amount} failed',
    } satisfies Record<RefundStatus, string>,
    chargebacks: {
      open: 'Chargeback of {amount} open',
      won: 'Chargeback of {amount} won',
      lost: 'Chargeback of {amount} lost',
    } satisfies Record<ChargebackStatus, string>,
    asked: 'of {amount} asked for',
    bankAccount: 'Bank account',
    card: 'Card',
    declines: {
      other: 'The bank declined it without saying why.',
      insufficient_funds: 'There is not enough money on it.',
      expired_card: 'The card has expired.',
      incorrect_cvc: 'The security code was wrong.',
      incorrect_number: 'The number of the card was wrong.',
      authentication_required: 'The bank wants you to confirm it yourself.',
      card_velocity_exceeded: 'The limit of the card is reached.',
      card_not_supported: 'The card does not allow this kind of payment.',
      processing_error: 'The bank had a fault.',
      lost_card: 'The bank has blocked the card.',
      stolen_card: 'The bank has blocked the card.',
    },
  },
  es: {
    statuses: {
      open: 'Pendiente',
      processing: 'En proceso',
      succeeded: 'Recibido',
      declined: 'Rechazado',
      canceled: 'Cancelado',
    },
    origins: { checkout: 'Pago', auto_recharge: 'Recarga automática' },
    refunds: {
      asked: '{amount} en camino de vuelta',
      succeeded: '{amount} devueltos',
      failed: 'La devolución de {amount} falló',
    },
    chargebacks: {
      open: 'Contracargo de {amount} abierto',
      won: 'Contracargo de {amount} ganado',
      lost: 'Contracargo de {amount} perdido',
    },
    asked: 'de {amount} pedidos',
    bankAccount: 'Cuenta bancaria',
    card: 'Tarjeta',
    declines: {
      other: 'El banco lo rechazó sin decir por qué.',
      insufficient_funds: 'No tiene fondos suficientes.',
      expired_card: 'La tarjeta está caducada.',
      incorrect_cvc: 'El código de seguridad no era correcto.',
      incorrect_number: 'El número de la tarjeta no era correcto.',
      authentication_required: 'El banco pide que lo confirmes tú.',
      card_velocity_exceeded: 'Se alcanzó el límite de la tarjeta.',
      card_not_supported: 'La tarjeta no permite este tipo de pago.',
      processing_error: 'El banco tuvo un fallo.',
      lost_card: 'El banco ha bloqueado la tarjeta.',
      stolen_card: 'El banco ha bloqueado la tarjeta.',
    },
  },
});
