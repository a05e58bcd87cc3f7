import { defineMessages } from '../../../i18n/define-messages.ts';

/** The one-time pages that make an admin: the link of the first start, and that of an invitation. */
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
      title: 'Become an administrator',
      intro: 'You are invited to administer this network. Choose a password to accept. The link works once.',
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
    submit: 'Create Administrator',
    busy: 'Creating...',
    done: { title: 'Administrator Created', text: 'Log in with your new password.' },
    failed: 'The administrator could not be created',
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
      title: 'Conviértete en administrador',
      intro: 'Te invitan a administrar esta red. Elige una contraseña para aceptar. El enlace sirve una sola vez.',
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
    submit: 'Crear Administrador',
    busy: 'Creando...',
    done: { title: 'Administrador Creado', text: 'Inicia sesión con tu nueva contraseña.' },
    failed: 'No se pudo crear el administrador',
  },
});
