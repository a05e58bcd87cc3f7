import type { Language } from '@callstead/domain/identity/account';
import type { AnswerProblem } from '@callstead/domain/leads/check-answers';
import type { StandardFieldName } from '@callstead/domain/leads/form';
import { type PhoneExample, phoneExample } from '../../../telephony/phone-example.ts';

/** What stands in the way of a whole form, not of one answer. */
export type FormTrouble = 'answers' | 'too_fast' | 'too_old' | 'sentence_changed' | 'trap' | 'too_many' | 'unavailable';

/** How a visit ends. Nobody learns why in terms of money or of others. */
export type FormEnd = 'thanks' | 'already' | 'elsewhere' | 'out_of_area';

type Word =
  | 'optional'
  | 'choose'
  | 'yes'
  | 'no'
  | 'next'
  | 'back'
  | 'send'
  | 'other'
  | 'trap'
  | 'goOn'
  | 'all'
  | 'offers';

type Texts = {
  field: Record<StandardFieldName, string>;
  problem: Record<AnswerProblem | 'consent', string>;
  trouble: Record<FormTrouble, string>;
  end: Record<FormEnd, readonly [title: string, text: string]>;
  word: Record<Word, string>;
  step: (at: number, of: number) => string;
  /** For a campaign whose people are not of +1. */
  phoneAbroad: (example: PhoneExample) => string;
};

export const FORM_TEXTS: Record<Language, Texts> = {
  en: {
    field: {
      firstName: 'First name',
      lastName: 'Last name',
      phone: 'Phone',
      email: 'E-mail',
      zip: 'ZIP code',
      state: 'State',
    },
    problem: {
      required: 'Fill in this field.',
      phone_invalid: 'This is not a phone number we can call. Write it with its area code.',
      email_invalid: 'This is not an e-mail address. It looks like name@example.com.',
      wrong_type: 'We cannot read this answer.',
      too_long: 'This is too long.',
      unreadable: 'This has characters we cannot read.',
      unknown_field: 'We cannot read this answer.',
      not_a_choice: 'Choose one of the answers.',
      not_a_number: 'Write a number, for example 1500.',
      not_a_date: 'Write a date as year-month-day, for example 2026-11-17.',
      not_a_yes_or_no: 'Choose yes or no.',
      not_an_address: 'This is not a web address.',
      consent: 'Tick this box if you agree; without it we cannot pass on your request.',
    },
    trouble: {
      answers: 'Something is missing. What you wrote is still here.',
      too_fast: 'That was very quick. Look over your answers and send them again.',
      too_old: 'This page was open for a long time. Look over your answers and send them again.',
      sentence_changed: 'The text you agree to has changed. Read it again before you send.',
      trap: 'Leave the last field empty and send again.',
      too_many: 'Many requests came from your connection. Wait an hour and send again; what you wrote is still here.',
      unavailable: 'We could not take your request just now. Send it again in a moment; what you wrote is still here.',
    },
    end: {
      thanks: ['Thank you', 'Your request is on its way. You will be contacted soon.'],
      already: ['We already have your request', 'You do not need to send it again. You will be contacted soon.'],
      elsewhere: ['This offer is not available right now', 'We have not passed on your data.'],
      out_of_area: ['This offer is not available in your area', 'We have not passed on your data.'],
    },
    word: {
      optional: 'optional',
      choose: 'Choose…',
      yes: 'Yes',
      no: 'No',
      next: 'Next',
      back: 'Back',
      send: 'Send',
      other: 'Español',
      trap: 'Leave this field empty',
      goOn: 'Continue',
      all: 'See all offers',
      offers: 'Other offers',
    },
    step: (at, of) => `Step ${at} of ${of}`,
    phoneAbroad: ({ national, international }) =>
      `This is not a phone number we can call. Write it as at home, like ${national}, or with the code of its country, like ${international}.`,
  },
  es: {
    field: {
      firstName: 'Nombre',
      lastName: 'Apellidos',
      phone: 'Teléfono',
      email: 'Correo electrónico',
      zip: 'Código postal (ZIP)',
      state: 'Estado',
    },
    problem: {
      required: 'Rellena este campo.',
      phone_invalid: 'No es un número al que podamos llamar. Escríbelo con su código de área.',
      email_invalid: 'No es una dirección de correo. Se escribe como nombre@ejemplo.com.',
      wrong_type: 'No podemos leer esta respuesta.',
      too_long: 'Es demasiado largo.',
      unreadable: 'Tiene caracteres que no podemos leer.',
      unknown_field: 'No podemos leer esta respuesta.',
      not_a_choice: 'Elige una de las respuestas.',
      not_a_number: 'Escribe un número, por ejemplo 1500.',
      not_a_date: 'Escribe la fecha como año-mes-día, por ejemplo 2026-11-17.',
      not_a_yes_or_no: 'Elige sí o no.',
      not_an_address: 'No es una dirección web.',
      consent: 'Marca esta casilla si estás de acuerdo; sin ella no podemos pasar tu solicitud.',
    },
    trouble: {
      answers: 'Falta algo. Lo que escribiste sigue aquí.',
      too_fast: 'Ha sido muy rápido. Revisa tus respuestas y envíalas de nuevo.',
      too_old: 'Esta página estuvo abierta mucho tiempo. Revisa tus respuestas y envíalas de nuevo.',
      sentence_changed: 'El texto que aceptas ha cambiado. Léelo de nuevo antes de enviar.',
      trap: 'Deja vacío el último campo y envía de nuevo.',
      too_many:
        'Han llegado muchas solicitudes desde tu conexión. Espera una hora y envía de nuevo; lo que escribiste sigue aquí.',
      unavailable:
        'Ahora mismo no pudimos recibir tu solicitud. Envíala de nuevo en un momento; lo que escribiste sigue aquí.',
    },
    end: {
      thanks: ['Gracias', 'Tu solicitud va en camino. Pronto se pondrán en contacto contigo.'],
      already: [
        'Ya tenemos tu solicitud',
        'No hace falta que la envíes otra vez. Pronto se pondrán en contacto contigo.',
      ],
      elsewhere: ['Esta oferta no está disponible ahora', 'No hemos pasado tus datos a nadie.'],
      out_of_area: ['Esta oferta no está disponible en tu zona', 'No hemos pasado tus datos a nadie.'],
    },
    word: {
      optional: 'opcional',
      choose: 'Elige…',
      yes: 'Sí',
      no: 'No',
      next: 'Siguiente',
      back: 'Atrás',
      send: 'Enviar',
      other: 'English',
      trap: 'Deja este campo vacío',
      goOn: 'Continuar',
      all: 'Ver todas las ofertas',
      offers: 'Otras ofertas',
    },
    step: (at, of) => `Paso ${at} de ${of}`,
    phoneAbroad: ({ national, international }) =>
      `No es un número al que podamos llamar. Escríbelo como en tu país, por ejemplo ${national}, o con el código de su país, por ejemplo ${international}.`,
  },
};

/** What is wrong with an answer, in words that say what to type. */
export function problemText(code: AnswerProblem, language: Language, countries: readonly string[]): string {
  const { problem, phoneAbroad } = FORM_TEXTS[language];
  const example = code === 'phone_invalid' ? phoneExample(countries) : undefined;
  return example ? phoneAbroad(example) : problem[code];
}
