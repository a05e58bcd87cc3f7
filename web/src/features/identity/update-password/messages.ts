import { defineMessages } from '../../../i18n/define-messages.ts';

export const passwordMessages = defineMessages({
  en: {
    pageTitle: 'Update Password · Callstead',
    title: 'Update your Password',
    intro: 'Choose a new password for your account. Every open session will be closed.',
    checking: 'Checking the link…',
    password: 'New Password',
    confirmPassword: 'Confirm New Password',
    submit: 'Update Password',
    submitting: 'Updating...',
    help: 'Need help?',
    contact: 'Contact us',
    unavailable: 'Updating the password is not available at the moment.',
    success: { title: 'Password Updated', text: 'You can now log in with your new password.' },
    failure: { title: 'Error Updating Password' },
  },
  es: {
    pageTitle: 'Actualizar Contraseña · Callstead',
    title: 'Actualiza tu Contraseña',
    intro: 'Elige una nueva contraseña para tu cuenta. Se cerrarán todas las sesiones abiertas.',
    checking: 'Comprobando el enlace…',
    password: 'Nueva Contraseña',
    confirmPassword: 'Confirmar Nueva Contraseña',
    submit: 'Actualizar Contraseña',
    submitting: 'Actualizando...',
    help: '¿Necesitas ayuda?',
    contact: 'Contáctanos',
    unavailable: 'La funcionalidad de actualización de contraseña no está disponible actualmente.',
    success: { title: 'Contraseña Actualizada', text: 'Ya puedes iniciar sesión con tu nueva contraseña.' },
    failure: { title: 'Error al Actualizar Contraseña' },
  },
});
