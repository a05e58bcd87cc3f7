import { defineMessages } from '../../../i18n/define-messages.ts';

/** What material is, for those who hand it out and those who take it. */
export const materialMessages = defineMessages({
  en: {
    kinds: { image: 'Image', text: 'Text', page: 'Landing page', pdf: 'PDF', zip: 'ZIP' },
    languages: { es: 'Spanish', en: 'English' },
    anyLanguage: 'Any language',
    pixels: '{width} × {height} px',
    opens: 'Open {address} in a new tab',
  },
  es: {
    kinds: { image: 'Imagen', text: 'Texto', page: 'Página de destino', pdf: 'PDF', zip: 'ZIP' },
    languages: { es: 'Español', en: 'Inglés' },
    anyLanguage: 'Cualquier idioma',
    pixels: '{width} × {height} px',
    opens: 'Abrir {address} en una pestaña nueva',
  },
});
