import { defineMessages } from './define-messages.ts';

/** What an account is and how it stands, wherever that is said. */
export const accountMessages = defineMessages({
  en: {
    types: { admin: 'Administrator', publisher: 'Publisher', affiliate: 'Affiliate', advertiser: 'Advertiser' },
    statuses: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
  },
  es: {
    types: { admin: 'Administrador', publisher: 'Editor', affiliate: 'Afiliado', advertiser: 'Anunciante' },
    statuses: { pending: 'Pendiente', approved: 'Aprobada', rejected: 'Rechazada' },
  },
});
