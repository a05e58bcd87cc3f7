import { defineMessages } from '../../../i18n/define-messages.ts';

/** Words around the figures of all dashboards. */
export const statMessages = defineMessages({
  en: {
    change: {
      up: '{percent}% more than {than}',
      down: '{percent}% less than {than}',
      flat: 'Same as {than}',
    },
    fromNothing: 'From zero: there was nothing {than}',
    yesterday: 'yesterday at this time',
    daysBefore: '{days, plural, one {the day before} other {the # days before}}',
    loading: 'Loading figures…',
    failed: 'The figures could not be loaded: {message}',
    quickActions: 'Quick actions',
  },
  es: {
    change: {
      up: '{percent}% más que {than}',
      down: '{percent}% menos que {than}',
      flat: 'Igual que {than}',
    },
    fromNothing: 'Desde cero: {than} no hubo nada',
    yesterday: 'ayer a esta hora',
    daysBefore: '{days, plural, one {el día anterior} other {los # días anteriores}}',
    loading: 'Cargando cifras…',
    failed: 'No se pudieron cargar las cifras: {message}',
    quickActions: 'Acciones rápidas',
  },
});
