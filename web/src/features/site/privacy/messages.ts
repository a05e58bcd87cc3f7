import { defineMessages } from '../../../i18n/define-messages.ts';

export const privacyMessages = defineMessages({
  en: {
    title: 'Privacy Policy',
    updated: 'Updated May 30, 2025',
    contents: 'On this page',
  },
  es: {
    title: 'Política de Privacidad',
    updated: 'Actualizada el 30 de mayo de 2025',
    contents: 'En esta página',
  },
});
