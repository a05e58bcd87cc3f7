import { defineMessages } from '../../../i18n/define-messages.ts';

/** The newest calls on a dashboard. */
export const lastCallsMessages = defineMessages({
  en: {
    title: 'Latest calls',
    all: 'All calls',
    empty: 'No calls have come in yet.',
    failed: 'The calls could not be loaded: {message}',
    noCampaign: 'No campaign',
  },
  es: {
    title: 'Últimas llamadas',
    all: 'Todas las llamadas',
    empty: 'Todavía no ha entrado ninguna llamada.',
    failed: 'No se pudieron cargar las llamadas: {message}',
    noCampaign: 'Sin campaña',
  },
});
