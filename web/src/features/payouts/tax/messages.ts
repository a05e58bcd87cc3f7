import { defineMessages } from '../../../i18n/define-messages.ts';

export const taxCardMessages = defineMessages({
  en: {
    title: 'Tax details',
    failed: 'The tax details could not be loaded: {message}',
    none: 'You have signed no tax form. It takes a few minutes, and we tell you which one fits.',
    noneOfOther: 'No tax form has been signed.',
    own: {
      missing: 'We need a signed tax form before we may pay you. Your money waits until then.',
      expired: 'Your tax form no longer counts. Sign a new one, so that we may pay you.',
    },
    ofOther: {
      missing: 'They are not paid until they sign a tax form.',
      expired: 'Their tax form no longer counts: they are not paid until they sign a new one.',
    },
    sign: 'Sign tax form',
    signAnew: 'Sign a new one',
    open: 'Open form (PDF)',
    openNote: 'The PDF shows the whole number; whoever opens it is recorded in the audit log.',
  },
  es: {
    title: 'Datos fiscales',
    failed: 'No se pudieron cargar los datos fiscales: {message}',
    none: 'No has firmado ningún formulario fiscal. Son unos minutos, y te decimos cuál te toca.',
    noneOfOther: 'No hay ningún formulario fiscal firmado.',
    own: {
      missing: 'Necesitamos un formulario fiscal firmado antes de poder pagarte. Tu dinero espera hasta entonces.',
      expired: 'Tu formulario fiscal ya no vale. Firma uno nuevo para que podamos pagarte.',
    },
    ofOther: {
      missing: 'No cobra hasta que firme un formulario fiscal.',
      expired: 'Su formulario fiscal ya no vale: no cobra hasta que firme uno nuevo.',
    },
    sign: 'Firmar formulario fiscal',
    signAnew: 'Firmar uno nuevo',
    open: 'Abrir formulario (PDF)',
    openNote: 'El PDF muestra el número entero; quien lo abre queda en la auditoría.',
  },
});
