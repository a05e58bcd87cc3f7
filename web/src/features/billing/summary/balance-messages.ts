import { defineMessages } from '../../../i18n/define-messages.ts';

/** The balance on an advertiser's first screen. */
export const balanceMessages = defineMessages({
  en: {
    title: 'Your balance',
    failed: 'Your balance could not be loaded: {message}',
    reserved: '{amount} set aside for calls and leads in progress',
    hours: "{hours, plural, one {# hour} other {{text} hours}} left at today's pace",
    days: "{days, plural, one {# day} other {{text} days}} left at today's pace",
    long: "More than 30 days left at today's pace",
    lessThanHour: "Less than an hour left at today's pace",
    nothingSpent: 'Nothing is being spent right now',
    nothingLeft: 'Used up: no calls are connected and no leads accepted until you add funds',
    toBegin: 'Add funds so that your campaigns can take calls',
    billing: 'See billing',
    topUp: 'Top up',
  },
  es: {
    title: 'Tu saldo',
    failed: 'No se pudo cargar tu saldo: {message}',
    reserved: '{amount} apartados para llamadas y leads en curso',
    hours: '{hours, plural, one {Queda # hora} other {Quedan {text} horas}} al ritmo de hoy',
    days: '{days, plural, one {Queda # día} other {Quedan {text} días}} al ritmo de hoy',
    long: 'Alcanza para más de 30 días al ritmo de hoy',
    lessThanHour: 'Queda menos de una hora al ritmo de hoy',
    nothingSpent: 'Ahora mismo no se gasta nada',
    nothingLeft: 'Agotado: no se conectan llamadas ni se aceptan leads hasta que recargues',
    toBegin: 'Recarga para que tus campañas puedan recibir llamadas',
    billing: 'Ver facturación',
    topUp: 'Recargar saldo',
  },
});
