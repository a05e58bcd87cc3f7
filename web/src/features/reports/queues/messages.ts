import { defineMessages } from '../../../i18n/define-messages.ts';
import { RETURN_REASON_NAMES } from '../../../i18n/return-reason-names.ts';

/** What waits for a decision, where it can be made. */
export const queueMessages = defineMessages({
  en: {
    approve: 'Approve',
    reject: 'Reject',
    approveOf: 'Approve: {name}',
    rejectOf: 'Reject: {name}',
    ask: { approve: 'Approve it?', reject: 'Reject it?' },
    busy: 'Sending…',
    reason: 'Reason',
    reasonHint: 'Whoever it concerns reads it.',
    done: { approve: 'Approved', reject: 'Rejected' },
    failed: 'It could not be decided',
    seeAll: 'See all {count}',
    returned: RETURN_REASON_NAMES.en,
    applications: {
      title: 'Applications to decide',
      all: 'All applications',
      none: 'Nobody is waiting for your answer.',
    },
  },
  es: {
    approve: 'Aprobar',
    reject: 'Rechazar',
    approveOf: 'Aprobar: {name}',
    rejectOf: 'Rechazar: {name}',
    ask: { approve: '¿Aprobar?', reject: '¿Rechazar?' },
    busy: 'Enviando…',
    reason: 'Motivo',
    reasonHint: 'Lo lee la persona interesada.',
    done: { approve: 'Aprobado', reject: 'Rechazado' },
    failed: 'No se pudo decidir',
    seeAll: 'Ver las {count}',
    returned: RETURN_REASON_NAMES.es,
    applications: {
      title: 'Solicitudes por decidir',
      all: 'Todas las solicitudes',
      none: 'Nadie espera tu respuesta.',
    },
  },
});
