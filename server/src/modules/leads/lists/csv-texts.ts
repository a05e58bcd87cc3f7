import type { Language } from '@callstead/domain/identity/account';
import type { LeadColumn } from '@callstead/domain/leads/lead-columns';

const SUBS = { sub1: 'sub1', sub2: 'sub2', sub3: 'sub3', sub4: 'sub4', sub5: 'sub5' };

/** What stands above the columns of the file; the zone of its times follows the first. */
export const CSV_HEADINGS: Readonly<Record<Language, Readonly<Record<LeadColumn, string>>>> = {
  en: {
    ...{ time: 'Time', id: 'Lead ID', campaign: 'Campaign', publisher: 'Publisher', advertiser: 'Advertiser' },
    ...{ way: 'Came by', name: 'Name', phone: 'Phone', email: 'E-mail', answers: 'Answers', place: 'Place' },
    ...{ status: 'Status', reason: 'Reason', price: 'Price (¤¤)', payout: 'Payout (¤¤)', margin: 'Margin (¤¤)' },
    ...{ billing: 'Billing', returned: 'Returned because', clickId: 'Click ID', ...SUBS },
    ...{ source: 'Source', creative: 'Creative', test: 'Test' },
  },
  es: {
    ...{ time: 'Fecha y hora', id: 'ID de lead', campaign: 'Campaña', publisher: 'Editor', advertiser: 'Anunciante' },
    ...{ way: 'Llegó por', name: 'Nombre', phone: 'Teléfono', email: 'Correo', answers: 'Respuestas', place: 'Lugar' },
    ...{ status: 'Estado', reason: 'Motivo', price: 'Precio (¤¤)', payout: 'Ganancia (¤¤)', margin: 'Margen (¤¤)' },
    ...{ billing: 'Facturación', returned: 'Devuelto por', clickId: 'ID de clic', ...SUBS },
    ...{ source: 'Fuente', creative: 'Creatividad', test: 'Prueba' },
  },
};
