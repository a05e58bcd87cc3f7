import { defineMessages } from '../../../i18n/define-messages.ts';

export const faqMessages = defineMessages({
  en: {
    title: 'Frequently Asked Questions',
    intro: 'Eight short answers. If yours is not among them, write to us.',
    contact: 'Contact us',
  },
  es: {
    title: 'Preguntas Frecuentes',
    intro: 'Ocho respuestas breves. Si la tuya no está aquí, escríbenos.',
    contact: 'Contáctanos',
  },
});
