import { defineMessages } from '../../../i18n/define-messages.ts';

/** While the payouts of an approved run are being made. */
export const freezingMessages = defineMessages({
  en: {
    progress: '{done} of {of} payouts prepared',
    text: 'The run is approved. You may leave this page: it goes on by itself, and we tell you when it is ready to be sent.',
    toast: 'Run Approved',
    toastText: 'Its payouts are being prepared.',
  },
  es: {
    progress: '{done} de {of} pagos preparados',
    text: 'La ronda está aprobada. Puedes salir de esta página: sigue sola y te avisamos cuando esté lista para enviarse.',
    toast: 'Ronda Aprobada',
    toastText: 'Sus pagos se están preparando.',
  },
});
