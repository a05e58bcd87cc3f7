import type { Language } from '@callstead/domain/identity/account';
import type { LeadReason } from '@callstead/domain/leads/lead';

/** Why a lead was not taken, in a few words. */
export const LEAD_REASON_NAMES = {
  en: {
    invalid_phone: 'Invalid phone',
    invalid_email: 'Invalid e-mail',
    missing_field: 'Something missing',
    out_of_geo: 'Outside the area',
    closed: 'Closed',
    over_cap: 'Cap reached',
    over_budget: 'Budget used up',
    no_balance: 'No balance',
    blocked: 'Blocked',
    suppressed: 'Must not be contacted',
    no_consent: 'No consent',
    campaign_inactive: 'Campaign not active',
    not_approved: 'Not approved',
    undeliverable: 'Could not be delivered',
  },
  es: {
    invalid_phone: 'Teléfono no válido',
    invalid_email: 'Correo no válido',
    missing_field: 'Falta un dato',
    out_of_geo: 'Fuera de la zona',
    closed: 'Cerrado',
    over_cap: 'Tope alcanzado',
    over_budget: 'Presupuesto agotado',
    no_balance: 'Sin saldo',
    blocked: 'Bloqueado',
    suppressed: 'No se debe contactar',
    no_consent: 'Sin consentimiento',
    campaign_inactive: 'Campaña no activa',
    not_approved: 'No aprobado',
    undeliverable: 'No se pudo entregar',
  },
} as const satisfies Record<Language, Record<LeadReason, string>>;
