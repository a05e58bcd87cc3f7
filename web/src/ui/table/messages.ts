import { defineMessages } from '../../i18n/define-messages.ts';

/** What a table says around its rows; apart from the kit, as public pages have none. */
export const tableMessages = defineMessages({
  en: { actions: 'Actions', selectPage: 'Select the page' },
  es: { actions: 'Acciones', selectPage: 'Seleccionar la página' },
});
