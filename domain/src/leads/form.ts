import type { TakenWhen } from '../campaigns/hours.ts';
import type { Language } from '../identity/account.ts';

/** What every campaign may ask for; they have places of their own in a request. */
export const STANDARD_FIELDS = ['firstName', 'lastName', 'phone', 'email', 'zip', 'state'] as const;
export type StandardFieldName = (typeof STANDARD_FIELDS)[number];

export const OWN_FIELD_KINDS = ['text', 'choice', 'number', 'date', 'yes_no'] as const;
export type OwnFieldKind = (typeof OWN_FIELD_KINDS)[number];

export type Worded = Readonly<Record<Language, string>>;

type Asked = { required: boolean; help: Worded | null };
export type StandardField = Asked & { kind: 'standard'; name: StandardFieldName };
export type OwnField = Asked & { kind: OwnFieldKind; name: string; label: Worded; choices: readonly Choice[] };
export type Choice = { value: string; label: Worded };

/** In the order in which they are asked. */
export type FormField = StandardField | OwnField;

/** A lead counts once it is taken, or only once its delivery was accepted. */
export const COUNTED_WHEN = ['taken', 'delivered'] as const;
export type CountedWhen = (typeof COUNTED_WHEN)[number];

export type LeadForm = {
  version: number;
  fields: readonly FormField[];
  /** A sentence of its own version: what a person agreed to can be told by it for ever. */
  consent: { version: number; sentence: Worded };
  takenWhen: TakenWhen;
  countedWhen: CountedWhen;
  /** Where a visitor goes afterwards; null: our own thank-you page. */
  redirectUrl: string | null;
  /** What that page says; null: our own words. */
  thanks: Worded | null;
  /** Whether publishers may bring leads as a file. */
  takesImports: boolean;
};

export type FormDraft = Omit<LeadForm, 'version' | 'consent'> & { sentence: Worded };

const required = (name: StandardFieldName): StandardField => ({ kind: 'standard', name, required: true, help: null });

/** What a campaign asks for whose advertiser has not said otherwise. */
export const USUAL_FORM: LeadForm = {
  version: 0,
  fields: [required('firstName'), required('lastName'), required('phone'), required('email'), required('zip')],
  consent: {
    version: 0,
    sentence: {
      en: 'I agree that the company behind this offer may contact me by phone, text message and e-mail about my request.',
      es: 'Acepto que la empresa de esta oferta me contacte por teléfono, mensaje de texto y correo sobre mi solicitud.',
    },
  },
  takenWhen: 'always',
  countedWhen: 'taken',
  redirectUrl: null,
  thanks: null,
  takesImports: false,
};

export const MOST_FIELDS = 40;
const FIELD_NAME = /^[a-z][a-z0-9_]{0,39}$/;

export const FORM_PROBLEMS = [
  'too_many_fields',
  'name_invalid',
  'name_taken',
  'choices_missing',
  'choice_twice',
  'no_contact', // neither phone nor e-mail is certain: nobody could be reached, and nobody recognized
  'no_sentence',
] as const;
export type FormProblem = (typeof FORM_PROBLEMS)[number];

/** Everything that is wrong with a form; `field` is its place, null where it is the whole form's. */
export function checkForm({ fields, sentence }: Pick<FormDraft, 'fields' | 'sentence'>) {
  const problems: { problem: FormProblem; field: number | null }[] = [];
  if (fields.length > MOST_FIELDS) problems.push({ problem: 'too_many_fields', field: null });
  const names = new Set<string>();
  fields.forEach((asked, field) => {
    for (const problem of problemsOf(asked, names)) problems.push({ problem, field });
    names.add(asked.name);
  });
  const isContact = ({ kind, name, required }: FormField) =>
    kind === 'standard' && required && (name === 'phone' || name === 'email');
  if (!fields.some(isContact)) problems.push({ problem: 'no_contact', field: null });
  if (sentence.en.trim() === '' || sentence.es.trim() === '') problems.push({ problem: 'no_sentence', field: null });
  return problems;
}

function problemsOf(asked: FormField, names: ReadonlySet<string>): FormProblem[] {
  const problems: FormProblem[] = names.has(asked.name) ? ['name_taken'] : [];
  if (asked.kind === 'standard') return problems;
  if (!FIELD_NAME.test(asked.name)) problems.push('name_invalid');
  if (asked.kind !== 'choice') return problems;
  if (asked.choices.length === 0) problems.push('choices_missing');
  const values = new Set(asked.choices.map(({ value }) => value));
  if (values.size < asked.choices.length) problems.push('choice_twice');
  return problems;
}

/** A change is a new version; that of the sentence rises only when the sentence is another one. */
export function nextForm(before: LeadForm, { sentence, ...draft }: FormDraft): LeadForm {
  const isSame = before.consent.sentence.en === sentence.en && before.consent.sentence.es === sentence.es;
  const consent = isSame ? before.consent : { version: before.consent.version + 1, sentence };
  return { ...draft, version: before.version + 1, consent };
}

/** The version of the sentence somebody agreed to; null where it is not one of ours. */
export function sentenceVersion({ consent }: Pick<LeadForm, 'consent'>, text: string): number | null {
  return Object.values(consent.sentence).includes(text) ? consent.version : null;
}
