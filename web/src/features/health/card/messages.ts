import { defineMessages } from '../../../i18n/define-messages.ts';

export const carrierHealthMessages = defineMessages({
  en: {
    title: 'Health of the carriers',
    link: 'Health of the network',
    network: 'The network as a whole:',
    none: 'No carrier has called yet.',
  },
  es: {
    title: 'Salud de los operadores',
    link: 'Salud de la red',
    network: 'La red en conjunto:',
    none: 'Ningún operador ha llamado todavía.',
  },
});
