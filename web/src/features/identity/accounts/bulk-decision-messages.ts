import { defineMessages } from '../../../i18n/define-messages.ts';

/** Deciding about several accounts at once. */
export const bulkDecisionMessages = defineMessages({
  en: {
    selected: '{count, plural, one {# account selected} other {# accounts selected}}',
    approved: 'Approve',
    rejected: 'Reject',
    ask: {
      approved: {
        title: '{count, plural, one {Approve # account?} other {Approve # accounts?}}',
        text: 'Each of them is told by email and can log in.',
      },
      rejected: {
        title: '{count, plural, one {Reject # account?} other {Reject # accounts?}}',
        text: 'Each of them is told by email and can no longer log in.',
      },
    },
    done: '{count, plural, =0 {No account changed} one {# account: {status}} other {# accounts: {status}}}',
    refused: '{count, plural, one {# account was not changed} other {# accounts were not changed}}',
    refusal: '{name}: {why}',
    own: 'It is your own account.',
    house: 'It is the account of the network itself.',
    dismiss: 'Got it',
  },
  es: {
    selected: '{count, plural, one {# cuenta seleccionada} other {# cuentas seleccionadas}}',
    approved: 'Aprobar',
    rejected: 'Rechazar',
    ask: {
      approved: {
        title: '{count, plural, one {¿Aprobar # cuenta?} other {¿Aprobar # cuentas?}}',
        text: 'A cada una se le avisa por correo y podrá iniciar sesión.',
      },
      rejected: {
        title: '{count, plural, one {¿Rechazar # cuenta?} other {¿Rechazar # cuentas?}}',
        text: 'A cada una se le avisa por correo y ya no podrá iniciar sesión.',
      },
    },
    done: '{count, plural, =0 {Ninguna cuenta ha cambiado} one {# cuenta: {status}} other {# cuentas: {status}}}',
    refused: '{count, plural, one {# cuenta no ha cambiado} other {# cuentas no han cambiado}}',
    refusal: '{name}: {why}',
    own: 'Es tu propia cuenta.',
    house: 'Es la cuenta de la propia red.',
    dismiss: 'Entendido',
  },
});
