import { defineMessages } from '../../../i18n/define-messages.ts';

/** The admins' overview of the network. */
export const overviewMessages = defineMessages({
  en: {
    pageTitle: 'Summary · Callstead',
    title: 'Summary',
    zone: 'The network today, by the clock of {zone}',
    live: 'Live calls',
    liveNote: 'Ringing or talking right now',
    liveLink: 'See them live',
    today: {
      calls: "Today's calls",
      leads: "Today's qualified calls",
      revenueCents: "Today's revenue",
      marginCents: "Today's margin",
    },
    links: {
      calls: "See today's calls",
      leads: "See today's qualified calls",
      revenueCents: 'See what was charged',
      marginCents: 'See price and payout',
    },
    conversion: "Today's conversion",
    conversionNote: 'Qualified of all incoming calls',
    waiting: {
      title: 'Waiting for a decision',
      accounts: 'Pending accounts',
      campaigns: 'Campaigns in review',
      applications: 'Pending applications',
      disputedCalls: 'Disputed calls',
      reviewCalls: 'Calls in review',
      openTickets: 'Open tickets',
    },
  },
  es: {
    pageTitle: 'Resumen · Callstead',
    title: 'Resumen',
    zone: 'La red hoy, con el reloj de {zone}',
    live: 'Llamadas en vivo',
    liveNote: 'Sonando o hablando ahora mismo',
    liveLink: 'Verlas en vivo',
    today: {
      calls: 'Llamadas de hoy',
      leads: 'Calificadas de hoy',
      revenueCents: 'Ingresos de hoy',
      marginCents: 'Margen de hoy',
    },
    links: {
      calls: 'Ver las llamadas de hoy',
      leads: 'Ver las calificadas de hoy',
      revenueCents: 'Ver lo cobrado',
      marginCents: 'Ver precio y pago',
    },
    conversion: 'Conversión de hoy',
    conversionNote: 'Calificadas entre todas las entrantes',
    waiting: {
      title: 'Esperan una decisión',
      accounts: 'Cuentas pendientes',
      campaigns: 'Campañas en revisión',
      applications: 'Solicitudes pendientes',
      disputedCalls: 'Llamadas en disputa',
      reviewCalls: 'Llamadas en revisión',
      openTickets: 'Tickets abiertos',
    },
  },
});
