import { defineMessages } from '../../../i18n/define-messages.ts';

/** The page behind the link that is mailed when too many wrong passwords were tried for an account. */
export const signInLinkMessages = defineMessages({
  en: {
    pageTitle: 'Log in with your Link · Callstead',
    title: 'Log in with your link',
    intro: 'Log in on this device without waiting. From then on your account knows it.',
    submit: 'Log in',
    busy: 'Logging in...',
    failed: 'We could not log you in',
    hint: 'A link works once and for a limited time. If you have forgotten your password, you can ask for a new one on the login page.',
    toLogin: 'Go to login',
  },
  es: {
    pageTitle: 'Entra con tu Enlace · Callstead',
    title: 'Entra con tu enlace',
    intro: 'Entra en este dispositivo sin esperar. Desde entonces tu cuenta lo conoce.',
    submit: 'Entrar',
    busy: 'Entrando...',
    failed: 'No pudimos iniciar tu sesión',
    hint: 'Un enlace funciona una sola vez y por tiempo limitado. Si olvidaste tu contraseña, puedes pedir una nueva en la página de inicio de sesión.',
    toLogin: 'Ir a iniciar sesión',
  },
});
