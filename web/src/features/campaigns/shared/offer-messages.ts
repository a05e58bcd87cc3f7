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
  },
});
