import { defineMessages } from '../../i18n/define-messages.ts';

/** The search above a long list. */
export const searchSelectMessages = defineMessages({
  en: { search: 'Search…', empty: 'Nothing found.' },
  es: { search: 'Buscar…', empty: 'No se encontró nada.' },
});
