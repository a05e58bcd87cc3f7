import { defineMessages } from '../../../i18n/define-messages.ts';

/** The newest leads on a dashboard. */
export const lastLeadsMessages = defineMessages({
  en: {
    title: 'Latest leads',
    all: 'All leads',
    empty: 'No leads have come in yet.',
    failed: 'The leads could not be loaded: {message}',
  },
  es: {
    title: 'Últimos leads',
    all: 'Todos los leads',
    empty: 'Todavía no ha entrado ningún lead.',
    failed: 'No se pudieron cargar los leads: {message}',
  },
});
