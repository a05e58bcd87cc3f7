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
    fewOf: '{conversions, number} of {visits}',
    shareOf: '{share} of {visits}',
    visits: {
      calls: '{count, plural, one {# call} other {# calls}}',
      formVisits: '{count, plural, one {# form visit} other {# form visits}}',
      outsideClicks: '{count, plural, one {# click} other {# clicks}}',
    },
    sold: { calls: 'See qualified calls', leads: 'See accepted leads', conversions: 'See conversions' },
    came: { calls: 'See all calls', leads: 'See all leads' },
    leadsIn: '{count, plural, one {and # lead received} other {and # leads received}}',
    soldParts: {
      calls: '{count, plural, one {# call} other {# calls}}',
      leads: '{count, plural, one {# lead} other {# leads}}',
      conversions: '{count, plural, one {# conversion} other {# conversions}}',
    },
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
    fewOf: '{conversions, number} de {visits}',
    shareOf: '{share} de {visits}',
    visits: {
      calls: '{count, plural, one {# llamada} other {# llamadas}}',
      formVisits: '{count, plural, one {# visita a formularios} other {# visitas a formularios}}',
      outsideClicks: '{count, plural, one {# clic} other {# clics}}',
    },
    sold: {
      calls: 'Ver las llamadas calificadas',
      leads: 'Ver los leads aceptados',
      conversions: 'Ver las conversiones',
    },
    came: { calls: 'Ver todas las llamadas', leads: 'Ver todos los leads' },
    leadsIn: '{count, plural, one {y # lead recibido} other {y # leads recibidos}}',
    soldParts: {
      calls: '{count, plural, one {# llamada} other {# llamadas}}',
      leads: '{count, plural, one {# lead} other {# leads}}',
      conversions: '{count, plural, one {# conversión} other {# conversiones}}',
    },
    yesterday: 'ayer a esta hora',
    daysBefore: '{days, plural, one {el día anterior} other {los # días anteriores}}',
    loading: 'Cargando cifras…',
    failed: 'No se pudieron cargar las cifras: {message}',
    quickActions: 'Acciones rápidas',
  },
});
