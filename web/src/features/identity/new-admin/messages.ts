import { defineMessages } from '../../../i18n/define-messages.ts';

/** The one-time pages by which somebody comes in: the link of the first start, and that of an invitation. */
export const newAdminMessages = defineMessages({
  en: {
    first: {
      pageTitle: 'First Administrator · Callstead',
      title: 'Create the first administrator',
      intro: 'This account approves all others. The link works once.',
      invalid: 'It has expired, was already used, or the network already has an administrator.',
      emailGiven: 'Set in the configuration of the server.',
    },
    invitation: {
      pageTitle: 'Invitation · Callstead',
      title: 'Accept the invitation',
      intro: 'Choose a password to accept. The link works once.',
      invalid: 'It has expired, was already used or was withdrawn. Ask whoever invited you for a new one.',
      emailGiven: 'The address the invitation was sent to.',
    },
    checking: 'Checking the link…',
    invalidTitle: 'This link does not work',
    toLogin: 'Go to login',
    fullName: 'Full Name',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm Password',
    submit: { admin: 'Create Administrator', publisher: 'Create Account', advertiser: 'Create Account' },
    busy: 'Creating...',
    as: {
      admin: 'You become an administrator of this network.',
      publisher: 'You become a publisher of this network.',
      advertiser: 'You become an advertiser of this network.',
    },
    done: { title: 'Account Created', text: 'Log in with your new password.' },
    failed: 'The account could not be created',
  },
  es: {
    first: {
      pageTitle: 'Primer Administrador · Callstead',
      title: 'Crea el primer administrador',
      intro: 'Esta cuenta aprueba todas las demás. El enlace sirve una sola vez.',
      invalid: 'Ha caducado, ya se usó o la red ya tiene un administrador.',
      emailGiven: 'Fijado en la configuración del servidor.',
    },
    invitation: {
      pageTitle: 'Invitación · Callstead',
      title: 'Acepta la invitación',
      intro: 'Elige una contraseña para aceptar. El enlace sirve una sola vez.',
      invalid: 'Ha caducado, ya se usó o fue retirado. Pide uno nuevo a quien te invitó.',
      emailGiven: 'La dirección a la que se envió la invitación.',
    },
    checking: 'Comprobando el enlace…',
    invalidTitle: 'Este enlace no sirve',
    toLogin: 'Ir al inicio de sesión',
    fullName: 'Nombre Completo',
    email: 'Correo Electrónico',
    password: 'Contraseña',
    confirmPassword: 'Confirmar Contraseña',
    submit: { admin: 'Crear Administrador', publisher: 'Crear Cuenta', advertiser: 'Crear Cuenta' },
    busy: 'Creando...',
    as: {
      admin: 'Serás administrador de esta red.',
      publisher: 'Serás editor de esta red.',
      advertiser: 'Serás anunciante de esta red.',
    },
    done: { title: 'Cuenta Creada', text: 'Inicia sesión con tu nueva contraseña.' },
    failed: 'No se pudo crear la cuenta',
  },
});
