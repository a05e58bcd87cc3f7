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
    chooser: { button: 'Columnas', title: 'Columnas visibles', reset: 'Las columnas de siempre' },
  },
});
