import { defineMessages } from '../../../i18n/define-messages.ts';

/** The tickets of one account, for admins. */
export const accountTicketsMessages = defineMessages({
  en: {
    caption: 'Tickets of this account, newest first',
    subject: 'Subject',
    status: 'Status',
    changed: 'Last change',
    none: 'They have written no ticket.',
    failed: 'The tickets could not be loaded: {message}',
  },
  es: {
    caption: 'Tickets de esta cuenta, los más recientes primero',
    subject: 'Asunto',
    status: 'Estado',
    changed: 'Último cambio',
    none: 'No ha escrito ningún ticket.',
    failed: 'No se pudieron cargar los tickets: {message}',
  },
});
