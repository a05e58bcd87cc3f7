import { defineMessages } from '../../../i18n/define-messages.ts';

export const paymentsMessages = defineMessages({
  en: {
    pageTitle: 'Payments · Callstead',
    title: 'Payments',
    intro: 'What you have earned, on its way to you, and every movement of it.',
    failed: 'Error loading earnings: {message}',
    held: 'Held',
    heldText: 'Can still be disputed by the advertiser.',
    payable: 'Approved',
    threshold: 'Paid from {amount} on: {missing} to go.',
    thresholdReached: 'The minimum of {amount} is reached.',
    next: 'Next payout',
    paidOn: 'On {day}, if nothing changes until then.',
    waits: {
      threshold: 'On {day} only what has reached the minimum by then is paid.',
      payment_method: 'On {day}, once you have said how you want to be paid.',
    },
    paying: '{amount} is on its way to you.',
    method: {
      known: 'You have a payment method.',
      see: 'See payment method',
      missing: 'You have no payment method yet.',
      missingText: 'Without one no payout can be made.',
      add: 'Add payment method',
    },
  },
  es: {
    pageTitle: 'Pagos · Callstead',
    title: 'Pagos',
    intro: 'Lo que has ganado, en su camino hacia ti, y cada uno de sus movimientos.',
    failed: 'Error al cargar las ganancias: {message}',
    held: 'Retenido',
    heldText: 'El anunciante aún puede disputarlo.',
    payable: 'Aprobado',
    threshold: 'Se paga a partir de {amount}: faltan {missing}.',
    thresholdReached: 'El mínimo de {amount} está alcanzado.',
    next: 'Próximo pago',
    paidOn: 'El {day}, si nada cambia hasta entonces.',
    waits: {
      threshold: 'El {day} solo se paga lo que haya alcanzado el mínimo.',
      payment_method: 'El {day}, cuando hayas dicho cómo quieres cobrar.',
    },
    paying: '{amount} están en camino hacia ti.',
    method: {
      known: 'Tienes un método de pago.',
      see: 'Ver método de pago',
      missing: 'Aún no tienes un método de pago.',
      missingText: 'Sin él no se puede hacer ningún pago.',
      add: 'Añadir método de pago',
    },
  },
});
