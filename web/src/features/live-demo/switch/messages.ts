import { defineMessages } from '../../../i18n/define-messages.ts';

export const liveDemoMessages = defineMessages({
  en: {
    label: 'Live demo',
    about: 'While you watch, simulated calls, clicks and leads arrive as they would from outside.',
    failed: 'The live demo could not be switched',
  },
  es: {
    label: 'Demo en vivo',
    about: 'Mientras miras, llegan llamadas, clics y leads simulados, como llegarían de fuera.',
    failed: 'No se pudo cambiar la demo en vivo',
  },
});
