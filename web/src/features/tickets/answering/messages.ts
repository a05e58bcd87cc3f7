import { defineMessages } from '../../../i18n/define-messages.ts';

/** What colleagues do about a ticket, wherever it is answered. */
export const answeringMessages = defineMessages({
  en: {
    answering:
      '{others, plural, =0 {{name} is answering} one {{name} and somebody else are answering} other {{name} and # others are answering}}',
    answered: '{name} has answered in the meantime',
    somebody: 'Somebody',
    understood: 'Got it',
  },
  es: {
    answering:
      '{others, plural, =0 {{name} está respondiendo} one {{name} y otra persona están respondiendo} other {{name} y # personas más están respondiendo}}',
    answered: '{name} ha respondido mientras tanto',
    somebody: 'Alguien',
    understood: 'Entendido',
  },
});
