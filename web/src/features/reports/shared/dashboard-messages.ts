import { defineMessages } from '../../../i18n/define-messages.ts';

/** The first screen of publishers and advertisers. */
export const dashboardMessages = defineMessages({
  en: {
    publisher: {
      pageTitle: 'Summary · Callstead',
      fallbackName: 'Publisher',
      greeting: 'Hello, {name}',
      approved: 'Your account is approved and active. Welcome to the network.',
      pending: 'Your account is waiting for review. We will let you know when it is approved.',
      rejected: 'Your account request was rejected. Contact support to find out why.',
    },
    advertiser: {
      pageTitle: 'Advertiser Summary · Callstead',
      title: 'Advertiser Summary',
      approved: 'Your account is approved and active.',
      restrictedTitle: 'Restricted access',
      pending: 'Your figures and campaigns appear here once your account is approved.',
      rejected: 'Your account request was rejected, so figures and campaigns are not available.',
    },
    contact: 'Contact support',
  },
  es: {
    publisher: {
      pageTitle: 'Resumen · Callstead',
      fallbackName: 'Editor',
      greeting: 'Hola, {name}',
      approved: 'Tu cuenta está aprobada y activa. Te damos la bienvenida a la red.',
      pending: 'Tu cuenta está pendiente de revisión. Te notificaremos cuando sea aprobada.',
      rejected: 'Tu solicitud de cuenta ha sido rechazada. Contacta a soporte para conocer el motivo.',
    },
    advertiser: {
      pageTitle: 'Resumen del Anunciante · Callstead',
      title: 'Resumen del Anunciante',
      approved: 'Tu cuenta está aprobada y activa.',
      restrictedTitle: 'Acceso restringido',
      pending: 'Tus cifras y campañas aparecerán aquí cuando tu cuenta sea aprobada.',
      rejected: 'Tu solicitud de cuenta fue rechazada, por eso las cifras y campañas no están disponibles.',
    },
    contact: 'Contactar a soporte',
  },
});
