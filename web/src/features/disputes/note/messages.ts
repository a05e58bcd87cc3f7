import { defineMessages } from '../../../i18n/define-messages.ts';

/** Where the page of a call or lead speaks of its dispute. */
export const noteMessages = defineMessages({
  en: {
    go: 'Appeal in the dispute',
    see: 'See the appeal',
    loadFailed: 'Whether there is an appeal could not be loaded.',
    retry: 'Try again',
  },
  es: {
    go: 'Apelar en la disputa',
    see: 'Ver la apelación',
    loadFailed: 'No se pudo cargar si hay una apelación.',
    retry: 'Reintentar',
  },
});
