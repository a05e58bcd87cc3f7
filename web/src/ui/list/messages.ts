import { defineMessages } from '../../i18n/define-messages.ts';

/** What a list says around its rows; apart from the kit, as public pages have none. */
export const listMessages = defineMessages({
  en: {
    filters: 'Filters',
    filtersSet: 'Filters ({count})',
    activeFilters: 'Active filters',
    removeFilter: 'Remove the filter:',
    clearSelection: 'Clear selection',
    more: 'Show more',
    pages: 'Pages',
    previousPage: 'Previous',
    nextPage: 'Next',
    asApiRequest: 'As API request',
    asApiRequestHint: 'The same rows for a program. CALLSTEAD_KEY is one of your keys.',
    chooser: { button: 'Columns', title: 'Columns shown', reset: 'The usual columns' },
  },
  es: {
    filters: 'Filtros',
    filtersSet: 'Filtros ({count})',
    activeFilters: 'Filtros activos',
    removeFilter: 'Quitar el filtro:',
    clearSelection: 'Quitar selección',
    more: 'Mostrar más',
    pages: 'Páginas',
    previousPage: 'Anterior',
    nextPage: 'Siguiente',
    asApiRequest: 'Como petición de API',
    asApiRequestHint: 'Las mismas filas para un programa. CALLSTEAD_KEY es una de tus claves.',
    chooser: { button: 'Columnas', title: 'Columnas visibles', reset: 'Las columnas de siempre' },
  },
});
