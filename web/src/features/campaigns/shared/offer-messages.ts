import { defineMessages } from '../../../i18n/define-messages.ts';

/** What every place that shows an offer says about it. */
export const offerMessages = defineMessages({
  en: {
    call: 'Call',
    lead: 'Lead',
    soon: 'Coming soon',
    notYet: 'Lead campaigns are being prepared: this one cannot be requested yet.',
    payout: 'Payout',
    minimumDuration: 'Minimum call duration',
    trafficSources: 'Traffic sources',
    geos: 'Geos',
    requestInformation: 'Request Information',
    aboutOffer: 'Request information about {title}',
    closed: {
      paused: {
        since: 'Paused since',
        text: 'Calls to your number are not connected until it goes on. You keep your place and your number.',
      },
      archived: {
        since: 'Ended on',
        text: 'Calls to your number are no longer connected. What you have earned stays yours.',
      },
    },
  },
  es: {
    call: 'Llamada',
    lead: 'Lead',
    soon: 'Próximamente',
    notYet: 'Las campañas de leads están en preparación: esta aún no se puede solicitar.',
    payout: 'Payout',
    minimumDuration: 'Duración mínima de llamada',
    trafficSources: 'Fuentes de tráfico',
    geos: 'Zonas',
    requestInformation: 'Solicitar información',
    aboutOffer: 'Solicitar información sobre {title}',
    closed: {
      paused: {
        since: 'Pausada desde',
        text: 'Las llamadas a tu número no se conectan hasta que se reanude. Conservas tu lugar y tu número.',
      },
      archived: {
        since: 'Terminada el',
        text: 'Las llamadas a tu número ya no se conectan. Lo que has ganado sigue siendo tuyo.',
      },
    },
  },
});
