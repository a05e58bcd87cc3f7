import { defineMessages } from '../../../i18n/define-messages.ts';

export const termsMessages = defineMessages({
  en: {
    title: 'Terms and Conditions',
    updated: 'Updated May 30, 2025',
    contents: 'On this page',
  },
  es: {
    title: 'Términos y Condiciones',
    updated: 'Actualizados el 30 de mayo de 2025',
    contents: 'En esta página',
  },
});
