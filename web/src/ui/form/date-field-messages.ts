import { defineMessages } from '../../i18n/define-messages.ts';

/** Days and times that are typed, or chosen in a calendar. */
export const dateFieldMessages = defineMessages({
  en: {
    format: 'mm/dd/yyyy',
    day: 'Day',
    time: 'Time of day',
    timeFormat: 'h:mm AM',
    calendar: 'Choose the day in a calendar',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    keys: 'The arrow keys move by days and weeks, Page Up and Page Down by months.',
    missing: 'Give a date.',
    unreadable: 'This is not a date. Write it as mm/dd/yyyy.',
    early: 'Not before {day}.',
    late: 'Not after {day}.',
    missingTime: 'Give a time.',
    unreadableTime: 'This is not a time. Write it as 2:30 PM or 14:30.',
  },
  es: {
    format: 'dd/mm/aaaa',
    day: 'Día',
    time: 'Hora',
    timeFormat: 'h:mm a. m.',
    calendar: 'Elegir el día en un calendario',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    keys: 'Las flechas mueven por días y semanas; Re Pág y Av Pág, por meses.',
    missing: 'Indica una fecha.',
    unreadable: 'No es una fecha. Escríbela como dd/mm/aaaa.',
    early: 'No antes del {day}.',
    late: 'No después del {day}.',
    missingTime: 'Indica una hora.',
    unreadableTime: 'No es una hora. Escríbela como 2:30 p. m. o 14:30.',
  },
});
