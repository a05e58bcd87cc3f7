import { defineMessages } from '../../i18n/define-messages.ts';

/** The picker of a period. */
export const periodMessages = defineMessages({
  en: {
    filter: 'Filter by date',
    presets: {
      today: 'Today',
      last2: 'Yesterday and today',
      last7: 'Last 7 days',
      last30: 'Last 30 days',
      month: 'This month',
      months2: 'Last month and this one',
      all: 'All time',
      custom: 'Custom',
    },
    noLimits: 'From the first day',
    zone: 'Days of the zone {zone}',
    from: 'From',
    to: 'To (included)',
    apply: 'Apply',
    wrongOrder: 'Give two days, the first one not after the last.',
  },
  es: {
    filter: 'Filtrar por Fecha',
    presets: {
      today: 'Hoy',
      last2: 'Ayer y hoy',
      last7: 'Últimos 7 días',
      last30: 'Últimos 30 días',
      month: 'Este mes',
      months2: 'Mes pasado y este',
      all: 'Todo',
      custom: 'Personalizado',
    },
    noLimits: 'Desde el primer día',
    zone: 'Días de la zona {zone}',
    from: 'Desde',
    to: 'Hasta (incluido)',
    apply: 'Aplicar',
    wrongOrder: 'Indica dos días, el primero no después del último.',
  },
});
