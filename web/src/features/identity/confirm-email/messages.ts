import { defineMessages } from '../../../i18n/define-messages.ts';

export const confirmEmailMessages = defineMessages({
  en: {
    pageTitle: 'Confirm your Email · Callstead',
    loading: { title: 'Confirming your email address…' },
    confirmed: {
      title: 'Your email address is confirmed',
      text: 'An administrator now reviews your account. This usually takes 24 to 48 hours; we will write to you when it is decided.',
      toLogin: 'Go to login',
    },
    failed: {
      title: 'We could not confirm your address',
      retry: 'Try again',
    },
    resend: {
      text: 'Write the address you registered with and we will send you a new link.',
      email: 'Email',
      submit: 'Send a new link',
      busy: 'Sending...',
      sent: 'If this address is waiting to be confirmed, you will receive a new link in a few minutes.',
      toLogin: 'Back to login',
    },
  },
  es: {
    pageTitle: 'Confirma tu Correo · Callstead',
    loading: { title: 'Confirmando tu dirección de correo…' },
    confirmed: {
      title: 'Tu dirección de correo está confirmada',
      text: 'Un administrador revisa ahora tu cuenta. Suele tardar de 24 a 48 horas; te escribiremos cuando haya una decisión.',
      toLogin: 'Ir a iniciar sesión',
    },
    failed: {
      title: 'No pudimos confirmar tu dirección',
      retry: 'Reintentar',
    },
    resend: {
      text: 'Escribe la dirección con la que te registraste y te enviaremos un nuevo enlace.',
      email: 'Correo Electrónico',
      submit: 'Enviar un nuevo enlace',
      busy: 'Enviando...',
      sent: 'Si esta dirección está pendiente de confirmar, recibirás un nuevo enlace en unos minutos.',
      toLogin: 'Volver al inicio de sesión',
    },
  },
});
