import { defineMessages } from '../../i18n/define-messages.ts';

/** What a table says around its rows; apart from the kit, as public pages have none. */
export const tableMessages = defineMessages({
  en: {
    actions: 'Actions',
    selectPage: 'Select the page',
    pages: 'Pages',
    previousPage: 'Previous',
    nextPage: 'Next',
  },
  es: {
    actions: 'Acciones',
    selectPage: 'Seleccionar la página',
    pages: 'Páginas',
    previousPage: 'Anterior',
    nextPage: 'Siguiente',
  },
});
