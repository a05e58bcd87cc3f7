import { defineMessages } from './messages.ts';

export const faqHead = {
  en: {
    title: 'Frequently Asked Questions · Callstead',
    description:
      'How pay-per-call works, how to join as an affiliate or an advertiser, how calls are tracked and when payments are made.',
  },
  es: {
    title: 'Preguntas Frecuentes · Callstead',
    description:
      'Cómo funciona el pago por llamada, cómo unirte como afiliado o anunciante, cómo se rastrean las llamadas y cuándo se paga.',
  },
} as const;

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
