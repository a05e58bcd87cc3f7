import { defineMessages } from '../../../i18n/define-messages.ts';

/** The sheet of keys. */
export const shortcutMessages = defineMessages({
  en: {
    title: 'Keyboard shortcuts',
    everywhere: 'Everywhere',
    goTo: 'Go to',
    palette: 'Search, go or do (Ctrl K)',
    search: 'Search this page, or everything',
    sheet: 'These shortcuts',
    singleKeys: 'Single keys do something',
    singleKeysHint: 'Off: only ⌘ K, or Ctrl K, works. For this browser.',
  },
  es: {
    title: 'Atajos de teclado',
    everywhere: 'En todas partes',
    goTo: 'Ir a',
    palette: 'Buscar, ir o hacer (Ctrl K)',
    search: 'Buscar en esta página o en todo',
    sheet: 'Estos atajos',
    singleKeys: 'Usar atajos de una sola tecla',
    singleKeysHint: 'Sin ellos solo funciona ⌘ K, o Ctrl K. Para este navegador.',
  },
});
