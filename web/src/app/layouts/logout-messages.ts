import { defineMessages } from '../../i18n/define-messages.ts';

/** Three places to log out from, each with its own words. */
export const logoutMessages = defineMessages({
  en: {
    site: { done: 'Logged Out', goodbye: 'You have been logged out successfully.', failed: 'Logout Error' },
    panel: {
      done: 'Session closed',
      goodbye: 'You have logged out successfully.',
      failed: 'Error',
      why: 'Could not log out.',
    },
    admin: { done: 'Session closed', goodbye: 'You have logged out successfully.', failed: 'Logout Error' },
  },
  es: {
    site: { done: 'Sesión cerrada', goodbye: 'Has cerrado sesión.', failed: 'Error al cerrar sesión' },
    panel: {
      done: 'Sesión Cerrada',
      goodbye: 'Has cerrado sesión exitosamente.',
      failed: 'Error',
      why: 'No se pudo cerrar sesión.',
    },
    admin: { done: 'Sesión Cerrada', goodbye: 'Has cerrado sesión exitosamente.', failed: 'Error al Cerrar Sesión' },
  },
  pinned: { language: 'en', keys: ['site'] },
});
