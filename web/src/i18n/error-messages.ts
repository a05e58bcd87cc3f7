import type { ErrorCode } from '@callstead/domain/errors';
import { defineMessages } from './messages.ts';

/** What to tell a person about every way the API can refuse. */
export const errorMessages = defineMessages({
  en: {
    codes: {
      validation_failed: 'Some details need correcting. Check the marked fields and try again.',
      unauthenticated: 'Your session has ended. Log in again.',
      forbidden: 'Your account is not allowed to do this. If you think it should be, contact support.',
      not_found: 'We could not find it; it may have been removed. Go back and reload the page.',
      rate_limited: 'Too many attempts. Wait a few minutes and try again.',
      cross_site_request: 'We could not tell that this came from our page. Reload the page and try again.',
      payload_too_large: 'That is too much to send at once. Shorten it and try again.',
      unavailable: 'We cannot reach the server. Check your connection and try again.',
      internal: 'Something went wrong on our side. Try again in a few minutes.',
      invalid_credentials: 'The email or the password is not correct. Check both and try again.',
      email_unconfirmed: 'Your email address is not confirmed yet. Open the link in the email we sent you.',
      account_pending: 'Your account is pending approval.',
      account_rejected: 'Your account has been rejected.',
      profile_missing: 'We could not load your profile. Try again in a few minutes, or contact support.',
      admin_only: 'You do not have administrator permissions. Please log in with an admin account.',
      captcha_failed: 'The CAPTCHA has expired. Answer the new question.',
      link_invalid: 'This link has expired or has already been used. Ask for a new one.',
      password_incorrect: 'That is not your current password. Check it and try again.',
      two_factor_code_invalid: 'That code is not correct. Check it and try again.',
      two_factor_expired: 'The time for entering the code has run out. Log in with your password again.',
      two_factor_locked: 'Too many incorrect codes. Wait a few minutes, then log in with your password again.',
      two_factor_state: 'Two-step verification has changed in the meantime. Reload the page and try again.',
      two_factor_enrolment_required: 'Set up two-step verification first, in the security settings of your account.',
      last_admin: 'This is the last administrator. Approve another one first.',
    } satisfies Record<ErrorCode, string>,
    wait: {
      seconds:
        'Too many attempts. Wait {count, plural, one {# second} other {# seconds}} and try again.',
      minutes:
        'Too many attempts. Wait {count, plural, one {# minute} other {# minutes}} and try again.',
    },
  },
  es: {
    codes: {
      validation_failed: 'Hay datos por corregir. Revisa los campos marcados e inténtalo de nuevo.',
      unauthenticated: 'Tu sesión ha terminado. Inicia sesión de nuevo.',
      forbidden: 'Tu cuenta no tiene permiso para hacer esto. Si crees que debería tenerlo, contacta a soporte.',
      not_found: 'No lo hemos encontrado; es posible que se haya eliminado. Vuelve atrás y recarga la página.',
      rate_limited: 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.',
      cross_site_request: 'No pudimos comprobar que esto venía de nuestra página. Recárgala e inténtalo de nuevo.',
      payload_too_large: 'Es demasiado para enviarlo de una vez. Acórtalo e inténtalo de nuevo.',
      unavailable: 'No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
      internal: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo dentro de unos minutos.',
      invalid_credentials: 'El correo o la contraseña no son correctos. Revísalos e inténtalo de nuevo.',
      email_unconfirmed: 'Tu dirección de correo aún no está confirmada. Abre el enlace del correo que te enviamos.',
      account_pending: 'Tu cuenta está pendiente de aprobación.',
      account_rejected: 'Tu cuenta ha sido rechazada.',
      profile_missing: 'No pudimos cargar tu perfil. Inténtalo dentro de unos minutos o contacta a soporte.',
      admin_only: 'No tienes permisos de administrador. Inicia sesión con una cuenta de administrador.',
      captcha_failed: 'El CAPTCHA ha caducado. Responde a la nueva pregunta.',
      link_invalid: 'Este enlace ha caducado o ya se ha usado. Pide uno nuevo.',
      password_incorrect: 'Esa no es tu contraseña actual. Revísala e inténtalo de nuevo.',
      two_factor_code_invalid: 'El código no es correcto. Revísalo e inténtalo de nuevo.',
      two_factor_expired: 'Se ha agotado el tiempo para escribir el código. Inicia sesión de nuevo con tu contraseña.',
      two_factor_locked: 'Demasiados códigos incorrectos. Espera unos minutos e inicia sesión de nuevo con tu contraseña.',
      two_factor_state: 'La verificación en dos pasos ha cambiado entretanto. Recarga la página e inténtalo de nuevo.',
      two_factor_enrolment_required: 'Activa primero la verificación en dos pasos, en la seguridad de tu cuenta.',
      last_admin: 'Es el último administrador. Aprueba antes a otro.',
    },
    wait: {
      seconds:
        'Demasiados intentos. Espera {count, plural, one {# segundo} other {# segundos}} e inténtalo de nuevo.',
      minutes:
        'Demasiados intentos. Espera {count, plural, one {# minuto} other {# minutos}} e inténtalo de nuevo.',
    },
  },
  pinned: { language: 'es', keys: ['codes.account_rejected'] },
});
