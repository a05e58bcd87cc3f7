import type { PaymentKind } from '@callstead/domain/payouts/payment-method';
import { defineMessages } from './define-messages.ts';

/** How a publisher is paid, wherever that is said. */
export const payoutMessages = defineMessages({
  en: {
    methods: {
      paypal: 'PayPal {hint}',
      us_bank: 'Bank •••• {hint}',
      iban: 'Bank •••• {hint}',
      wise: 'Wise {hint}',
      manual: 'As agreed with the network',
    } satisfies Record<PaymentKind, string>,
  },
  es: {
    methods: {
      paypal: 'PayPal {hint}',
      us_bank: 'Banco •••• {hint}',
      iban: 'Banco •••• {hint}',
      wise: 'Wise {hint}',
      manual: 'Según lo acordado con la red',
    },
  },
});
