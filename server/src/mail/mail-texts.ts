import type { Language } from '@callstead/domain/identity/account';

/** What each mail must be told. Every module adds its own, beside their texts. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules
export interface MailValues {}
export type MailName = keyof MailValues;

/** What happened, and where it is seen. */
export type MailLine = { text: string; link: string | null };

export type MailAction = { label: string; link: string };

/** Plain text throughout; the layout escapes it. The first action is the button. */
export type MailText = {
  subject: string;
  preheader: string;
  before: string[];
  /** Between what is said and the button. */
  table?: MailTable;
  /** As the table. */
  lines?: { caption: string; items: readonly MailLine[] };
  actions: MailAction[];
  after: string[];
  /** Below everything: for mails somebody asked for. */
  unsubscribe?: MailAction;
};

/** Figures as words; `share` draws a bar below the name of a row. */
export type MailTable = {
  caption: string;
  headings: readonly { label: string; isFigure: boolean }[];
  rows: readonly { cells: readonly string[]; share: number | null }[];
  totals: readonly string[] | null;
};

/** Texts of the mails whose values are given, in every language, under the network's name. */
export type MailTextsOf<Values> = Record<
  Language,
  { [Name in keyof Values]: (values: Values[Name], network: string) => MailText }
>;
export type MailTexts = MailTextsOf<MailValues>;

/** What stands around every mail. */
type FrameText = {
  greeting: (name: string) => string;
  linkHint: string;
  footer: string;
  support: (email: string) => string;
  /** Below a mail its reader may do without. */
  choices: string;
};

export const FRAME_TEXTS: Record<Language, FrameText> = {
  en: {
    greeting: (name) => (name ? `Hi ${name},` : 'Hi,'),
    linkHint: 'If a button does not work, copy its address into your browser:',
    footer: 'You are receiving this email because this address was used at Callstead.',
    support: (email) => `Questions? Write to ${email}.`,
    choices: 'Choose which emails you get',
  },
  es: {
    greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    linkHint: 'Si un botón no funciona, copia su dirección en tu navegador:',
    footer: 'Recibes este correo porque esta dirección se usó en Callstead.',
    support: (email) => `¿Preguntas? Escribe a ${email}.`,
    choices: 'Elige qué correos recibes',
  },
};
