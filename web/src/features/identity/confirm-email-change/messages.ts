import { defineMessages } from '../../../i18n/define-messages.ts';

/** The page behind the link that confirms a new login address. */
export const emailChangeMessages = defineMessages({
  en: {
    pageTitle: 'Confirm your new Address · Callstead',
    loading: 'Confirming your new address…',
    confirmed: {
      title: 'Your login address has changed',
      text: 'From now on you log in with the address this link was sent to. Your open sessions stay open.',
      toPanel: 'Back to my panel',
      toLogin: 'Go to login',
    },
    failed: {
      title: 'We could not change your address',
      retry: 'Try again',
      hint: 'Nothing has changed: log in with your old address and ask for a new link under My Account.',
    },
  },
  es: {
    pageTitle: 'Confirma tu nueva Dirección · Callstead',
    loading: 'Confirmando tu nueva dirección…',
    confirmed: {
      title: 'Tu correo de acceso ha cambiado',
      text: 'Desde ahora entras con la dirección a la que llegó este enlace. Tus sesiones abiertas siguen abiertas.',
      toPanel: 'Volver a mi panel',
      toLogin: 'Ir a iniciar sesión',
    },
    failed: {
      title: 'No pudimos cambiar tu dirección',
      retry: 'Reintentar',
      hint: 'Nada ha cambiado: entra con tu dirección anterior y pide un nuevo enlace en Mi Cuenta.',
    },
  },
});
