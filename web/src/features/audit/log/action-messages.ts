import type { AuditedAction } from '@callstead/domain/audit/audited-action';
import { defineMessages } from '../../../i18n/define-messages.ts';

type AreaOf<Name> = Name extends `${infer Area}.${string}` ? Area : never;
type VerbIn<Area extends string, Name> = Name extends `${Area}.${infer Verb}` ? Verb : never;

/** 'account.set-status' → { account: { 'set-status': … } }: an action without words does not compile. */
type ActionTexts = { [Area in AreaOf<AuditedAction>]: { [Verb in VerbIn<Area, AuditedAction>]: string } };

/** What each entry of the audit log tells. */
export const auditActionMessages = defineMessages({
  en: {
    account: {
      'set-status': 'Decided about an account',
      'switch-type': 'Changed the type of an account',
      'change-email': 'Changed a login address',
    },
    profile: { update: 'Changed an account' },
    picture: { change: 'Changed their picture' },
    'payment-method': {
      change: 'Changed a payment method',
      'cancel-change': 'Called off a change of payment method',
    },
    'billing-details': { change: 'Changed their legal data' },
    admin: {
      invite: 'Invited an administrator',
      'resend-invitation': 'Sent an invitation again',
      'withdraw-invitation': 'Withdrew an invitation',
      'accept-invitation': 'Accepted an invitation',
    },
    ticket: {
      open: 'Opened a ticket for somebody',
      reply: 'Replied to a ticket',
      'set-status': 'Changed the status of a ticket',
      'set-priority': 'Changed the priority of a ticket',
      note: 'Wrote a private note',
      delete: 'Deleted a ticket',
    },
    campaign: {
      create: 'Created a campaign',
      edit: 'Changed a campaign',
      'edit-any': "Changed an advertiser's campaign",
      submit: 'Sent a campaign for review',
      activate: 'Activated a campaign',
      return: 'Returned a campaign',
      pause: 'Paused a campaign',
      resume: 'Resumed a campaign',
      duplicate: 'Duplicated a campaign',
      archive: 'Archived a campaign',
      delete: 'Deleted a campaign',
      'set-share': "Set a publisher's share",
    },
    application: {
      create: 'Applied for a campaign',
      withdraw: 'Withdrew an application',
      decide: 'Decided about an application',
      revoke: 'Took back an approval',
    },
    number: {
      import: 'Imported numbers',
      assign: 'Assigned a number',
      release: 'Released a number',
      delete: 'Deleted a number',
    },
    recording: { listen: 'Listened to a recording', delete: 'Deleted a recording' },
    call: { dispute: 'Disputed a call', decide: 'Decided about a call', test: 'Placed a test call' },
    caller: { block: 'Blocked a caller, or let one call again' },
    ledger: { record: 'Recorded a movement of money' },
    transfer: {
      announce: 'Announced a bank transfer',
      record: 'Recorded a bank transfer',
      import: 'Imported transfers from the bank',
      match: 'Matched a bank transfer',
      ignore: 'Ignored a bank transfer',
      undo: 'Undid the match of a bank transfer',
    },
    'funding-method': { 'make-default': 'Chose how to pay from now on', remove: 'Removed a way to pay' },
    'auto-recharge': { change: 'Changed the automatic recharge' },
    payment: { refund: 'Paid a payment back' },
    settings: { change: 'Changed the settings of the network' },
  } satisfies ActionTexts,
  es: {
    account: {
      'set-status': 'Decidió sobre una cuenta',
      'switch-type': 'Cambió el tipo de una cuenta',
      'change-email': 'Cambió un correo de acceso',
    },
    profile: { update: 'Cambió una cuenta' },
    picture: { change: 'Cambió su foto' },
    'payment-method': {
      change: 'Cambió un método de pago',
      'cancel-change': 'Anuló un cambio de método de pago',
    },
    'billing-details': { change: 'Cambió sus datos legales' },
    admin: {
      invite: 'Invitó a un administrador',
      'resend-invitation': 'Reenvió una invitación',
      'withdraw-invitation': 'Retiró una invitación',
      'accept-invitation': 'Aceptó una invitación',
    },
    ticket: {
      open: 'Abrió un ticket en nombre de alguien',
      reply: 'Respondió a un ticket',
      'set-status': 'Cambió el estado de un ticket',
      'set-priority': 'Cambió la prioridad de un ticket',
      note: 'Escribió una nota privada',
      delete: 'Eliminó un ticket',
    },
    campaign: {
      create: 'Creó una campaña',
      edit: 'Cambió una campaña',
      'edit-any': 'Cambió la campaña de un anunciante',
      submit: 'Envió una campaña a revisión',
      activate: 'Activó una campaña',
      return: 'Devolvió una campaña',
      pause: 'Pausó una campaña',
      resume: 'Reanudó una campaña',
      duplicate: 'Duplicó una campaña',
      archive: 'Archivó una campaña',
      delete: 'Eliminó una campaña',
      'set-share': 'Fijó la parte del editor',
    },
    application: {
      create: 'Solicitó una campaña',
      withdraw: 'Retiró una solicitud',
      decide: 'Decidió sobre una solicitud',
      revoke: 'Retiró una aprobación',
    },
    number: {
      import: 'Importó números',
      assign: 'Asignó un número',
      release: 'Liberó un número',
      delete: 'Eliminó un número',
    },
    recording: { listen: 'Escuchó una grabación', delete: 'Eliminó una grabación' },
    call: { dispute: 'Disputó una llamada', decide: 'Decidió sobre una llamada', test: 'Hizo una llamada de prueba' },
    caller: { block: 'Bloqueó a una persona que llama, o la dejó llamar de nuevo' },
    ledger: { record: 'Registró un movimiento de dinero' },
    transfer: {
      announce: 'Anunció una transferencia',
      record: 'Registró una transferencia',
      import: 'Importó transferencias del banco',
      match: 'Asignó una transferencia',
      ignore: 'Ignoró una transferencia',
      undo: 'Deshizo la asignación de una transferencia',
    },
    'funding-method': { 'make-default': 'Eligió cómo pagar desde ahora', remove: 'Quitó un método de pago' },
    'auto-recharge': { change: 'Cambió la recarga automática' },
    payment: { refund: 'Devolvió un pago' },
    settings: { change: 'Cambió los ajustes de la red' },
  } satisfies ActionTexts,
});
