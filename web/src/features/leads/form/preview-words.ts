import type { Language } from '@callstead/domain/identity/account';
import type { StandardFieldName } from '@callstead/domain/leads/form';

type Words = Record<'choose' | 'yes' | 'no' | 'send' | 'optional' | 'thanks', string> & {
  standard: Record<StandardFieldName, string>;
};

/** What a visitor reads: in the language of the preview, whatever that of the panel is. */
export const PREVIEW_WORDS: Record<Language, Words> = {
  en: {
    choose: 'Choose…',
    yes: 'Yes',
    no: 'No',
    send: 'Send',
    optional: 'optional',
    thanks: 'Thank you. We have received your request.',
    standard: {
      ...{ firstName: 'First name', lastName: 'Last name', phone: 'Phone', email: 'E-mail' },
      ...{ zip: 'ZIP code', state: 'State' },
    },
  },
  es: {
    choose: 'Elige…',
    yes: 'Sí',
    no: 'No',
    send: 'Enviar',
    optional: 'opcional',
    thanks: 'Gracias. Hemos recibido tu solicitud.',
    standard: {
      ...{ firstName: 'Nombre', lastName: 'Apellido', phone: 'Teléfono', email: 'Correo' },
      ...{ zip: 'Código postal', state: 'Estado' },
    },
  },
};
