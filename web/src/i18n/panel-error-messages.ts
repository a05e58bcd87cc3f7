import type { ErrorCode } from '@callstead/domain/errors';
import { defineMessages } from './define-messages.ts';
import type { errorMessages } from './error-messages.ts';

type PanelErrorCode = Exclude<ErrorCode, keyof (typeof errorMessages)['en']['codes']>;

/** What to tell a person about refusals that only panels meet: public pages need not carry them. */
export const panelErrorMessages = defineMessages({
  en: {
    billing_state: 'The billing of this call has moved on. Load it again to see where it stands.',
    insufficient_balance: 'The balance does not cover this amount.',
    recorded_otherwise:
      'Your first try was recorded, with what you had written then. Close this window and look at the postings before you record anything else.',
    correction_state: 'This correction cannot be started or reversed any more. Load it again to see where it stands.',
    correction_too_large:
      'These are too many calls for one correction. Narrow the list by date, campaign or publisher.',
    difference_state: 'This difference has ended in the meantime. Load the list again.',
    transfer_twin: 'Another transfer may be the same money.',
    transfer_state: 'Somebody has decided about this transfer in the meantime. Load the list again.',
    payment_state: 'This payment is in another state by now. Reload the page.',
    refund_too_large: 'That is more than what is left of this payment.',
    payout_run_state: 'This run is in another state by now. Reload the page.',
    payout_run_changed: 'The run has changed since you looked at it. Check it again before you approve.',
    payout_run_empty: 'Nobody is paid in this run: there is nothing to approve.',
    payout_file_empty: 'No payout is waiting for a file of this format.',
    payout_state: 'This payout is in another state by now. Reload the page.',
    payout_date: 'Choose a day between the approval of the run and today.',
    payout_not_due: 'This publisher would not be paid right now: the reason is in the next run.',
    last_admin: 'This is the last administrator. Approve another one first.',
    ticket_closed: 'This ticket is closed. If you need anything else, open a new one.',
    number_in_use: 'This number is assigned or still resting, so it cannot be deleted.',
    campaigns_restricted: 'Your account is not approved to manage campaigns.',
    material_limit: 'This campaign has too much material. Archive some first.',
    api_key_invalid: 'This key is not valid any more.',
    account_not_approved: 'Your account is not approved.',
    key_scope_missing: 'This key may not do this.',
    key_address_refused: 'This key may not be used from here.',
    integration_limit: 'You have as many as an account may have. End one that you no longer need first.',
    idempotency_mismatch: 'Something else was asked with this key before.',
    idempotency_running: 'This is still being done. Wait a moment.',
    originator_incomplete:
      'Such a file needs data that is not set yet: complete “Who pays the publishers” in Settings.',
    settings_changed: 'Somebody changed these settings meanwhile.',
    campaign_changed: 'Somebody has changed this campaign in the meantime. Load it again before you save.',
    campaign_state: 'The campaign is in another state by now, and this is no longer possible. Reload the page.',
  } satisfies Record<PanelErrorCode, string>,
  es: {
    billing_state: 'La facturación de esta llamada ha cambiado. Vuelve a cargarla para ver su estado.',
    insufficient_balance: 'El saldo no cubre este importe.',
    recorded_otherwise:
      'Tu primer intento quedó registrado, con lo que habías escrito entonces. Cierra esta ventana y mira los asientos antes de registrar nada más.',
    correction_state: 'Esta corrección ya no se puede iniciar ni revertir. Vuelve a cargarla para ver su estado.',
    correction_too_large:
      'Son demasiadas llamadas para una sola corrección. Acota la lista por fecha, campaña o editor.',
    difference_state: 'Esta diferencia ya terminó. Vuelve a cargar la lista.',
    transfer_twin: 'Otra transferencia puede ser el mismo dinero.',
    transfer_state: 'Alguien ha decidido ya sobre esta transferencia. Vuelve a cargar la lista.',
    payment_state: 'Este pago ya está en otro estado. Recarga la página.',
    refund_too_large: 'Es más de lo que queda de este pago.',
    payout_run_state: 'Esta ronda de pagos ya está en otro estado. Recarga la página.',
    payout_run_changed: 'La ronda ha cambiado desde que la miraste. Revísala otra vez antes de aprobarla.',
    payout_run_empty: 'En esta ronda no se paga a nadie: no hay nada que aprobar.',
    payout_file_empty: 'Ningún pago espera un archivo de este formato.',
    payout_state: 'Este pago ya está en otro estado. Recarga la página.',
    payout_date: 'Elige un día entre la aprobación de la ronda y hoy.',
    payout_not_due: 'Ahora mismo no se pagaría a este editor: el motivo está en la próxima ronda.',
    last_admin: 'Es el último administrador. Aprueba antes a otro.',
    ticket_closed: 'Este ticket está cerrado. Si necesitas algo más, abre uno nuevo.',
    number_in_use: 'Este número está asignado o aún en reposo, así que no se puede eliminar.',
    campaigns_restricted: 'Tu cuenta no está aprobada para gestionar campañas.',
    material_limit: 'Esta campaña tiene demasiado material. Archiva algo primero.',
    api_key_invalid: 'Esta clave ya no es válida.',
    account_not_approved: 'Tu cuenta no está aprobada.',
    key_scope_missing: 'Esta clave no tiene permiso para esto.',
    key_address_refused: 'Esta clave no se puede usar desde aquí.',
    integration_limit: 'Ya tienes todas las que puede tener una cuenta. Termina antes alguna que no necesites.',
    idempotency_mismatch: 'Con esta clave ya se pidió otra cosa.',
    idempotency_running: 'Aún se está haciendo. Espera un momento.',
    originator_incomplete: 'Para este archivo faltan datos: completa «Ordenante de los pagos» en Ajustes.',
    settings_changed: 'Alguien cambió estos ajustes entretanto.',
    campaign_changed: 'Alguien ha cambiado esta campaña entretanto. Vuelve a cargarla antes de guardar.',
    campaign_state: 'La campaña ya está en otro estado y esto no es posible. Recarga la página.',
  },
});
