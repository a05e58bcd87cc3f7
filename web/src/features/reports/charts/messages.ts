import { defineMessages } from '../../../i18n/define-messages.ts';

/** Charts of the dashboards. */
export const dashboardChartMessages = defineMessages({
  en: {
    overTime: {
      publisher: 'Your earnings over time',
      advertiser: 'Your spend over time',
      admin: 'The network over time',
    },
    figure: 'Figure',
    byHour: 'Today, by hour',
    chart: { hour: '{metric} by hour', day: '{metric} by day', week: '{metric} by week', month: '{metric} by month' },
    todayChart: '{metric} of today, by hour',
    now: 'This period',
    today: 'Today',
    average: {
      monday: 'Average of the last four Mondays',
      tuesday: 'Average of the last four Tuesdays',
      wednesday: 'Average of the last four Wednesdays',
      thursday: 'Average of the last four Thursdays',
      friday: 'Average of the last four Fridays',
      saturday: 'Average of the last four Saturdays',
      sunday: 'Average of the last four Sundays',
    },
    hour: '{from}:00 to {to}:00',
    report: 'See the report',
    unanswered: 'Unanswered calls',
    unansweredMap: 'Unanswered calls by weekday and hour',
    allAnswered: 'No call of this period went unanswered.',
  },
  es: {
    overTime: {
      publisher: 'Tus ganancias en el tiempo',
      advertiser: 'Tu gasto en el tiempo',
      admin: 'La red en el tiempo',
    },
    figure: 'Cifra',
    byHour: 'Hoy, por hora',
    chart: {
      hour: '{metric} por hora',
      day: '{metric} por día',
      week: '{metric} por semana',
      month: '{metric} por mes',
    },
    todayChart: '{metric} de hoy, por hora',
    now: 'Este período',
    today: 'Hoy',
    average: {
      monday: 'Promedio de los últimos cuatro lunes',
      tuesday: 'Promedio de los últimos cuatro martes',
      wednesday: 'Promedio de los últimos cuatro miércoles',
      thursday: 'Promedio de los últimos cuatro jueves',
      friday: 'Promedio de los últimos cuatro viernes',
      saturday: 'Promedio de los últimos cuatro sábados',
      sunday: 'Promedio de los últimos cuatro domingos',
    },
    hour: 'De {from}:00 a {to}:00',
    report: 'Ver el reporte',
    unanswered: 'Llamadas sin atender',
    unansweredMap: 'Llamadas sin atender por día de la semana y hora',
    allAnswered: 'Ninguna llamada de este período quedó sin atender.',
  },
});
