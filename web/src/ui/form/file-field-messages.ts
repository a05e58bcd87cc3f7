import { defineMessages } from '../../i18n/define-messages.ts';

/** The browser's own control speaks the browser's language, not the page's. */
export const fileFieldMessages = defineMessages({
  en: { choose: 'Choose file', none: 'No file chosen' },
  es: { choose: 'Elegir archivo', none: 'Ningún archivo elegido' },
});
