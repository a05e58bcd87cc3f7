import { defineMessages } from '../../../i18n/define-messages.ts';

/** The newest qualified calls on an advertiser's dashboard. */
export const lastQualifiedMessages = defineMessages({
  en: {
    title: 'Latest qualified calls',
    all: 'All qualified calls',
    empty: 'No call has qualified yet.',
    failed: 'The calls could not be loaded: {message}',
    noCampaign: 'No campaign',
    hear: 'Listen',
    hearOf: 'Listen to the call for {title}',
    close: 'Close',
    closeOf: 'Close the recording of {title}',
  },
  es: {
    title: 'Últimas llamadas calificadas',
    all: 'Todas las calificadas',
    empty: 'Todavía no ha calificado ninguna llamada.',
    failed: 'No se pudieron cargar las llamadas: {message}',
    noCampaign: 'Sin campaña',
    hear: 'Escuchar',
    hearOf: 'Escuchar la llamada de {title}',
    close: 'Cerrar',
    closeOf: 'Cerrar la grabación de {title}',
  },
});
