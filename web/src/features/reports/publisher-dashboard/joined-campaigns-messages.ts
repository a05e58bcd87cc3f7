import { defineMessages } from '../../../i18n/define-messages.ts';

/** The campaigns somebody joined, on their first screen. */
export const joinedCampaignsMessages = defineMessages({
  en: {
    title: 'My campaigns',
    all: 'All my campaigns',
    none: 'You have not joined a campaign yet.',
    browse: 'See available campaigns',
    week: 'last 7 days',
    number: 'Your number',
    notRunning: 'Not running',
    came: { call: 'Calls', lead: 'Leads' },
    today: 'Today',
    rate: { call: 'Qualified', lead: 'Accepted' },
    epc: 'EPC',
    cap: "Today's cap",
    left: '{left} left of {cap}',
  },
  es: {
    title: 'Mis campañas',
    all: 'Todas mis campañas',
    none: 'Todavía no estás en ninguna campaña.',
    browse: 'Ver campañas disponibles',
    week: 'últimos 7 días',
    number: 'Tu número',
    notRunning: 'Detenida',
    came: { call: 'Llamadas', lead: 'Leads' },
    today: 'Hoy',
    rate: { call: 'Calificadas', lead: 'Aceptados' },
    epc: 'EPC',
    cap: 'Tope de hoy',
    left: 'quedan {left} de {cap}',
  },
});
