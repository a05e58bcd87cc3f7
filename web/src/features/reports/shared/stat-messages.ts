import { defineMessages } from '../../../i18n/define-messages.ts';

/** Words around the figures of all dashboards. */
export const statMessages = defineMessages({
  en: {
    change: {
      up: '{percent, number}% more than {than}',
      down: '{percent, number}% less than {than}',
      times: '{times, number} times as much as {than}',
      manyTimes: 'More than {most, number} times as much as {than}',
      same: 'Same as {than}',
      fromNothing: 'From zero: there was nothing {than}',
    },
    fewOf: '{leads, number} of {calls, plural, one {# call} other {# calls}}',
    shareOf: '{share} of {calls, plural, one {# call} other {# calls}}',
    yesterday: 'yesterday at this time',
    daysBefore: '{days, plural, one {the day before} other {the # days before}}',
    loading: 'Loading figures…',
    failed: 'The figures could not be loaded: {message}',
    quickActions: 'Quick actions',
  },
  es: {
    change: {
      up: '{percent, number}% más que {than}',
      down: '{percent, number}% menos que {than}',
      times: '{times, number} veces lo de {than}',
      manyTimes: 'Más de {most, number} veces lo de {than}',
      same: 'Igual que {than}',
      fromNothing: 'Desde cero: {than} no hubo nada',
    },
    fewOf: '{leads, number} de {calls, plural, one {# llamada} other {# llamadas}}',
    shareOf: '{share} de {calls, plural, one {# llamada} other {# llamadas}}',
    yesterday: 'ayer a esta hora',
    daysBefore: '{days, plural, one {el día anterior} other {los # días anteriores}}',
    loading: 'Cargando cifras…',
    failed: 'No se pudieron cargar las cifras: {message}',
    quickActions: 'Acciones rápidas',
  },
});
