import type { PaymentKind } from '@callstead/domain/payouts/payment-method';
import type { PayoutStatus, RunSchedule, RunStatus } from '@callstead/domain/payouts/payout-run';
import { defineMessages } from '../../../i18n/define-messages.ts';

/** What runs and payouts are called by whoever manages the network. */
export const runMessages = defineMessages({
  en: {
    run: 'Run {number}',
    earlyFor: 'for {name}, fee of {share}',
    schedules: {
      monthly: 'Monthly',
      weekly: 'Weekly',
      by_hand: 'By hand',
      early: 'Early payout',
    } satisfies Record<RunSchedule, string>,
    statuses: {
      proposed: 'Proposed',
      freezing: 'Preparing payouts',
      frozen: 'Approved',
      cancelled: 'Cancelled',
    } satisfies Record<RunStatus, string>,
    payouts: {
      frozen: 'To be sent',
      sent: 'Sent',
      failed: 'Failed',
      returned: 'Returned',
    } satisfies Record<PayoutStatus, string>,
    kinds: {
      paypal: 'PayPal',
      us_bank: 'US bank account',
      iban: 'Bank account with IBAN',
      wise: 'Wise',
      manual: 'By hand',
    } satisfies Record<PaymentKind, string>,
    publishers: '{count, plural, one {# publisher} other {# publishers}}',
    progress: {
      frozen: '{count, plural, other {# to be sent}}',
      sent: '{count, plural, other {# sent}}',
      failed: '{count, plural, other {# failed}}',
      returned: '{count, plural, other {# returned}}',
    } satisfies Record<PayoutStatus, string>,
    approvals: '{given} of {needed} approvals',
  },
  es: {
    run: 'Ronda {number}',
    earlyFor: 'para {name}, comisión del {share}',
    schedules: { monthly: 'Mensual', weekly: 'Semanal', by_hand: 'A mano', early: 'Pago anticipado' },
    statuses: { proposed: 'Propuesta', freezing: 'Preparando pagos', frozen: 'Aprobada', cancelled: 'Cancelada' },
    payouts: { frozen: 'Por enviar', sent: 'Enviado', failed: 'Fallido', returned: 'Devuelto' },
    kinds: {
      paypal: 'PayPal',
      us_bank: 'Cuenta bancaria en EE. UU.',
      iban: 'Cuenta bancaria con IBAN',
      wise: 'Wise',
      manual: 'A mano',
    },
    publishers: '{count, plural, one {# editor} other {# editores}}',
    progress: {
      frozen: '{count, plural, other {# por enviar}}',
      sent: '{count, plural, one {# enviado} other {# enviados}}',
      failed: '{count, plural, one {# fallido} other {# fallidos}}',
      returned: '{count, plural, one {# devuelto} other {# devueltos}}',
    },
    approvals: '{given} de {needed} aprobaciones',
  },
});
