import { defineMessages } from '../../../i18n/define-messages.ts';

export const suppressMessages = defineMessages({
  en: {
    button: 'Suppress caller',
    done: 'Caller suppressed',
    doneText: 'Their calls and leads are refused from now on.',
    error: 'Error',
  },
  es: {
    button: 'Suprimir este número',
    done: 'Número suprimido',
    doneText: 'Sus llamadas y leads se rechazan desde ahora.',
    error: 'Error',
  },
});
