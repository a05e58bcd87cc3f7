import { defineMessages } from '../i18n/define-messages.ts';

/** How the account of whoever is signed in stands, on every screen that depends on it. */
export const sessionMessages = defineMessages({
  en: {
    loading: 'Loading user data...',
    restricted: 'Restricted access',
    contact: 'Contact support',
    pickAccount: 'Choose an account to see its money.',
    pickAccountHint:
      'The picker is at the top of the page; the whole network stands in the administration under Money.',
    review: {
      title: 'What happens now',
      registered: 'Account created',
      confirmed: 'Email address confirmed',
      reviewed: 'Review by an administrator (24 to 48 hours)',
      expectedBy: 'You should have an answer by',
      late: 'This review is taking longer than usual.',
      contact: 'Write to us',
      hours: '{hours} h',
      refused: 'Not approved',
      refusedText: 'If you think this is a mistake, tell us.',
      state: { done: 'done', running: 'in progress', refused: 'refused' },
    },
  },
  es: {
    loading: 'Cargando datos del usuario...',
    restricted: 'Acceso restringido',
    contact: 'Contactar a soporte',
    pickAccount: 'Elige una cuenta para ver su dinero.',
    pickAccountHint: 'El selector está al principio de la página; toda la red está en la administración, en Dinero.',
    review: {
      title: 'Qué pasa ahora',
      registered: 'Cuenta creada',
      confirmed: 'Correo electrónico confirmado',
      reviewed: 'Revisión por un administrador (24 a 48 horas)',
      expectedBy: 'Deberías tener respuesta antes del',
      late: 'La revisión está tardando más de lo habitual.',
      contact: 'Escríbenos',
      hours: '{hours} h',
      refused: 'No aprobada',
      refusedText: 'Si crees que es un error, dínoslo.',
      state: { done: 'hecho', running: 'en curso', refused: 'rechazado' },
    },
  },
});
