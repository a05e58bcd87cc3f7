import { defineMessages } from '../../i18n/define-messages.ts';

/** The picker of a period. */
export const periodMessages = defineMessages({
  en: {
    filter: 'Filter by date',
    presets: {
      today: 'Today',
      yesterday: 'Yesterday',
      last7: 'Last 7 days',
      lastWeek: 'Last week',
      last30: 'Last 30 days',
      month: 'This month',
      lastMonth: 'Last month',
      all: 'All time',
      custom: 'Custom',
    },
    noLimits: 'From the first day',
    zone: 'Days in {zone}',
    from: 'From',
    to: 'To (included)',
    apply: 'Apply',
  },
  es: {
    filter: 'Filtrar por Fecha',
    presets: {
      today: 'Hoy',
      yesterday: 'Ayer',
      last7: 'Últimos 7 días',
      lastWeek: 'Semana pasada',
      last30: 'Últimos 30 días',
      month: 'Este mes',
      lastMonth: 'Mes pasado',
      all: 'Todo',
      custom: 'Personalizado',
    },
    noLimits: 'Desde el primer día',
    zone: 'Días según la {zone}',
    from: 'Desde',
    to: 'Hasta (incluido)',
    apply: 'Aplicar',
  },
});
