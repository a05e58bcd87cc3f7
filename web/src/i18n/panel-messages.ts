import { defineMessages } from './messages.ts';

/** The frames of the three panels: titles, sidebar, greeting, banners. */
export const panelMessages = defineMessages({
  en: {
    publisher: {
      title: 'Publisher Panel',
      titleForAdmin: 'Publisher View (Admin)',
      role: 'Publisher',
      greeting: 'Hello, {name}',
      pending: 'Your account awaits approval. Some functions may be limited until then.',
      rejected: 'Your account request was rejected. Contact support if you think this is a mistake.',
    },
    advertiser: {
      title: 'Advertiser Panel',
      titleForAdmin: 'Advertiser View (Admin)',
      greeting: 'Hello, {name} ({role})',
      role: 'Advertiser',
      pending: 'Your account is waiting for review. Campaigns, reports and billing open once it is approved.',
      rejected: 'Your account request was rejected. Contact support if you think this is a mistake.',
    },
    admin: { title: 'Administration', greeting: 'Hello, {name}', role: 'Admin', messaging: 'Messaging (Soon)' },
    summary: 'Summary',
    users: 'Users',
    account: 'My Account',
    security: 'Security',
    contactSupport: 'Contact support',
    logout: 'Log out',
    loading: 'Loading…',
  },
  es: {
    publisher: {
      title: 'Panel Editor',
      titleForAdmin: 'Visión Editor (Admin)',
      role: 'Editor',
      greeting: 'Hola, {name}',
      pending: 'Tu cuenta está pendiente de aprobación. Hasta entonces algunas funciones pueden estar limitadas.',
      rejected: 'Tu solicitud de cuenta ha sido rechazada. Contacta a soporte si crees que es un error.',
    },
    advertiser: {
      title: 'Panel Anunciante',
      titleForAdmin: 'Visión Anunciante (Admin)',
      greeting: 'Hola, {name} ({role})',
      role: 'Anunciante',
      pending: 'Tu cuenta está pendiente de revisión. Campañas, reportes y facturación se abren cuando sea aprobada.',
      rejected: 'Tu solicitud de cuenta ha sido rechazada. Contacta a soporte si crees que es un error.',
    },
    admin: { title: 'Administración', greeting: 'Hola, {name}', role: 'Admin', messaging: 'Mensajería (Próx.)' },
    summary: 'Resumen',
    users: 'Usuarios',
    account: 'Mi Cuenta',
    security: 'Seguridad',
    contactSupport: 'Contactar a soporte',
    logout: 'Cerrar Sesión',
    loading: 'Cargando…',
  },
});
