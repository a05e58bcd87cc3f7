import { defineMessages } from '../../../i18n/define-messages.ts';

/** An admin in the panels of others. */
export const accountPickerMessages = defineMessages({
  en: {
    label: 'Account being viewed',
    viewing: 'Viewing as administrator:',
    everybody: 'The whole network',
    unknown: 'an account that does not exist',
    unreachable: 'an account whose name could not be loaded',
    choose: 'Choose account',
    search: 'Search by name, email or company',
    empty: 'No account matches.',
    loading: 'Searching…',
    failed: 'The accounts could not be loaded: {message}',
  },
  es: {
    label: 'Cuenta que se está viendo',
    viewing: 'Viendo como administrador:',
    everybody: 'Toda la red',
    unknown: 'una cuenta que no existe',
    unreachable: 'una cuenta cuyo nombre no se pudo cargar',
    choose: 'Elegir cuenta',
    search: 'Busca por nombre, correo o empresa',
    empty: 'Ninguna cuenta coincide.',
    loading: 'Buscando…',
    failed: 'No se pudieron cargar las cuentas: {message}',
  },
});
