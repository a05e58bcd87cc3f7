import type { ReturnReason } from '@callstead/domain/leads/lead';

/** Why an advertiser returned a lead. */
export const RETURN_REASON_NAMES = {
  en: {
    wrong_number: 'Wrong number',
    not_interested: 'Not interested',
    outside_area: 'Outside the area',
    duplicate_elsewhere: 'Had it from elsewhere already',
    fake: 'Made up',
    other: 'Another reason',
  },
  es: {
    wrong_number: 'Número equivocado',
    not_interested: 'No le interesa',
    outside_area: 'Fuera de la zona',
    duplicate_elsewhere: 'Ya lo tenía por otra vía',
    fake: 'Inventado',
    other: 'Otro motivo',
  },
} as const satisfies Record<'en' | 'es', Record<ReturnReason, string>>;
