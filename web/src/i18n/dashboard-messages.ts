import { defineMessages } from './messages.ts';

/** The first screen of publishers and advertisers. */
export const dashboardMessages = defineMessages({
  en: {
    publisher: {
      title: 'Summary',
      fallbackName: 'Publisher',
      greeting: 'Hello, {name}',
      loading: 'Loading user data...',
      approved: 'Your account is approved and active. Welcome to the network.',
      pending: 'Your account is waiting for review. We will let you know when it is approved.',
      rejected: 'Your account request was rejected. Contact support to find out why.',
    },
    advertiser: {
      title: 'Advertiser summary',
      approved: 'Your account is approved and active.',
      restricted: 'This area is restricted until your account is approved.',
      restrictedRejected: 'This area is restricted because your account request was rejected.',
      contact: 'Contact support',
    },
    review: {
      title: 'What happens now',
      registered: 'Account created',
      confirmed: 'E-mail address confirmed',
      reviewed: 'Review by an administrator (24 to 48 hours)',
      since: 'Registered on {date}',
    },
  },
  es: {
    publisher: {
      title: 'Resumen',
      fallbackName: 'Editor',
      greeting: 'Hola, {name}',
      loading: 'Cargando datos del usuario...',
      approved: 'Tu cuenta está aprobada y activa. Te damos la bienvenida a la red.',
      pending: 'Tu cuenta está pendiente de revisión. Te notificaremos cuando sea aprobada.',
      rejected: 'Tu solicitud de cuenta ha sido rechazada. Contacta a soporte para conocer el motivo.',
    },
    advertiser: {
      title: 'Resumen del Anunciante',
      approved: 'Tu cuenta está aprobada y activa.',
      restricted: 'Esta área está restringida hasta que tu cuenta sea aprobada.',
      restrictedRejected: 'Esta área está restringida porque tu solicitud de cuenta fue rechazada.',
      contact: 'Contactar a soporte',
    },
    review: {
      title: 'Qué pasa ahora',
      registered: 'Cuenta creada',
      confirmed: 'Correo electrónico confirmado',
      reviewed: 'Revisión por un administrador (24 a 48 horas)',
      since: 'Registro del {date}',
    },
  },
});
