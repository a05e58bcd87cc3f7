import { defineMessages } from '../../../i18n/define-messages.ts';

/** What a publisher does before the first call. */
export const firstStepsMessages = defineMessages({
  en: {
    title: 'Your way to the first call',
    done: '{done} of 4 done',
    state: { done: 'done', waiting: 'waiting', open: 'to do' },
    apply: {
      title: 'Apply to a campaign',
      text: 'Choose one that fits your traffic and ask to join.',
      action: 'See campaigns',
    },
    join: {
      title: 'Get your number or your link',
      text: 'It comes with the approval of your request.',
      waiting: 'Your request is being reviewed. We will tell you as soon as it is decided.',
      ready: 'It stands on the card of your campaign, ready to copy.',
      action: 'See my request',
    },
    test: {
      title: 'Try it out',
      text: 'Place a test call, or open your form: you see the whole way of a call, and it costs nobody anything.',
    },
    pay: {
      title: 'Say how you want to be paid',
      text: 'Without a payment method no payout can leave.',
      action: 'Add a payment method',
    },
  },
  es: {
    title: 'Tu camino a la primera llamada',
    done: '{done} de 4 listos',
    state: { done: 'listo', waiting: 'en espera', open: 'pendiente' },
    apply: {
      title: 'Solicita una campaña',
      text: 'Elige una que encaje con tu tráfico y pide entrar.',
      action: 'Ver campañas',
    },
    join: {
      title: 'Recibe tu número o tu enlace',
      text: 'Llega cuando aprueban tu solicitud.',
      waiting: 'Están revisando tu solicitud. Te avisaremos en cuanto haya una decisión.',
      ready: 'Está en la tarjeta de tu campaña, listo para copiar.',
      action: 'Ver mi solicitud',
    },
    test: {
      title: 'Haz una prueba',
      text: 'Haz una llamada de prueba o abre tu formulario: verás todo el recorrido de una llamada sin costo para nadie.',
    },
    pay: {
      title: 'Di cómo quieres cobrar',
      text: 'Sin método de pago no puede salir ningún pago.',
      action: 'Agregar método de pago',
    },
  },
});
