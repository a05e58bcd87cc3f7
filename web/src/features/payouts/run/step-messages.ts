import { defineMessages } from '../../../i18n/define-messages.ts';

/** What an admin is asked before something becomes of a publisher in a run, or of a payout. */
export const runStepMessages = defineMessages({
  en: {
    exclude: {
      title: 'Leave {name} out of this run?',
      text: '{amount} waits for the next run. Approvals given so far do not count any more.',
      button: 'Leave out',
      done: 'Publisher Left Out',
    },
    fail: {
      title: 'Mark the payout to {name} as failed?',
      text: '{amount} goes back to their approved balance, and they are told to check their payment method.',
      button: 'Mark as failed',
      done: 'Payout Failed',
    },
    return: {
      title: 'Mark the payout to {name} as returned?',
      text: 'The bank sent it back: {amount} goes to their approved balance again, and they are told to check their payment method.',
      button: 'Mark as returned',
      done: 'Payout Returned',
    },
    retryDialog: {
      title: 'Try the payout to {name} again?',
      text: 'A new payout is made with what is due to them now, up to the cut-off of this run, to the method now in force.',
      button: 'Try again',
      done: 'New Payout Made',
    },
    sentDialog: {
      title: 'Mark the payout to {name} as sent',
      fileTitle: 'Mark {name} as sent',
      text: '{amount} counts as paid, and the publisher is told.',
      fileText: '{count, plural, one {# payout counts} other {# payouts count}} as paid, and the publishers are told.',
      day: 'Day it was sent',
      reference: 'Reference of the bank',
      button: 'Mark as sent',
      done: 'Payout Sent',
      fileDone: 'File Sent',
    },
    reason: 'Reason',
    reasonHint: 'It stays in the run and in the audit log.',
    failureHint: 'The publisher reads it, and so does the audit log.',
  },
  es: {
    exclude: {
      title: '¿Dejar a {name} fuera de esta ronda?',
      text: '{amount} esperan a la próxima ronda. Las aprobaciones dadas hasta ahora dejan de contar.',
      button: 'Dejar fuera',
      done: 'Editor Fuera de la Ronda',
    },
    fail: {
      title: '¿Marcar como fallido el pago a {name}?',
      text: '{amount} vuelven a su saldo aprobado y se le pide que revise su método de pago.',
      button: 'Marcar fallido',
      done: 'Pago Fallido',
    },
    return: {
      title: '¿Marcar como devuelto el pago a {name}?',
      text: 'El banco lo devolvió: {amount} vuelven a su saldo aprobado y se le pide que revise su método de pago.',
      button: 'Marcar devuelto',
      done: 'Pago Devuelto',
    },
    retryDialog: {
      title: '¿Reintentar el pago a {name}?',
      text: 'Se crea un pago nuevo con lo que se le debe ahora, hasta el corte de esta ronda, a su método en vigor.',
      button: 'Reintentar',
      done: 'Pago Nuevo Creado',
    },
    sentDialog: {
      title: 'Marcar como enviado el pago a {name}',
      fileTitle: 'Marcar {name} como enviado',
      text: '{amount} cuentan como pagados y se avisa al editor.',
      fileText:
        '{count, plural, one {# pago cuenta como pagado} other {# pagos cuentan como pagados}} y se avisa a los editores.',
      day: 'Día en que se envió',
      reference: 'Referencia del banco',
      button: 'Marcar enviado',
      done: 'Pago Enviado',
      fileDone: 'Archivo Enviado',
    },
    reason: 'Motivo',
    reasonHint: 'Queda en la ronda y en la auditoría.',
    failureHint: 'Lo lee el editor, y queda en la auditoría.',
  },
});
