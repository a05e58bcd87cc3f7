import { foldAccents } from '../fold-accents.ts';
import { type FormField, type LeadForm, type OwnField, STANDARD_FIELDS, type StandardFieldName } from './form.ts';
import type { LeadRequest } from './read-lead.ts';

export const CONSENT_COLUMNS = ['text', 'capturedAt', 'ip', 'url', 'certificateUrl'] as const;
export type ConsentColumn = (typeof CONSENT_COLUMNS)[number];

/** What a column of a file can be: a standard field, `fields.x` of the form's own, or a part of the consent. */
export type ImportTarget = StandardFieldName | `fields.${string}` | `consent.${ConsentColumn}`;

/** Which column says what, by its place in the file. */
export type ColumnMapping = Readonly<Partial<Record<ImportTarget, number>>>;

/** Nobody's data are taken without it. */
const PROOF: readonly ImportTarget[] = ['consent.text', 'consent.capturedAt', 'consent.ip', 'consent.url'];

type Asking = Pick<LeadForm, 'fields'>;

/** Everything a column may be for this form, in the order it is asked. */
export function importTargets({ fields }: Asking): ImportTarget[] {
  const asked = fields.map(targetOf);
  const others = STANDARD_FIELDS.filter((name) => !asked.includes(name));
  return [...asked, ...others, ...CONSENT_COLUMNS.map((name) => `consent.${name}` as const)];
}

const targetOf = ({ kind, name }: FormField): ImportTarget =>
  kind === 'standard' ? (name as StandardFieldName) : `fields.${name}`;

/** What no row could do without. */
export function neededTargets({ fields }: Asking): ImportTarget[] {
  return [...fields.filter(({ required }) => required).map(targetOf), ...PROOF];
}

export type MappingProblem = { target: ImportTarget; problem: 'missing' | 'unknown' | 'no_column' | 'column_twice' };

/** Everything that is wrong with a mapping at once. */
export function checkMapping(form: Asking, mapping: ColumnMapping, columns: number): MappingProblem[] {
  const known = new Set(importTargets(form));
  const used = new Set<number>();
  const problems: MappingProblem[] = [];
  for (const [target, column] of Object.entries(mapping) as [ImportTarget, number][]) {
    if (!known.has(target)) problems.push({ target, problem: 'unknown' });
    else if (column >= columns || column < 0) problems.push({ target, problem: 'no_column' });
    else if (used.has(column)) problems.push({ target, problem: 'column_twice' });
    used.add(column);
  }
  const missing = neededTargets(form).filter((target) => mapping[target] === undefined);
  return [...problems, ...missing.map((target) => ({ target, problem: 'missing' }) as const)];
}

/** Words of headers in both languages, folded; the first that fits wins, the whole header before a part of it. */
const WORDS: Record<StandardFieldName | `consent.${ConsentColumn}`, readonly string[]> = {
  firstName: ['first name', 'firstname', 'given name', 'nombre', 'nombres', 'primer nombre', 'fname', 'name'],
  lastName: ['last name', 'lastname', 'surname', 'family name', 'apellido', 'apellidos', 'lname'],
  phone: [
    'phone',
    'phone number',
    'telephone',
    'telefono',
    'numero de telefono',
    'mobile',
    'movil',
    'celular',
    'cell',
    'tel',
  ],
  email: ['email', 'e mail', 'email address', 'mail', 'correo', 'correo electronico'],
  zip: ['zip', 'zip code', 'zipcode', 'postal code', 'postcode', 'codigo postal', 'cp'],
  state: ['state', 'estado', 'provincia', 'region'],
  'consent.text': [
    'consent',
    'consent text',
    'consent sentence',
    'consentimiento',
    'texto del consentimiento',
    'frase de consentimiento',
    'tcpa',
    'tcpa text',
    'disclosure',
  ],
  'consent.capturedAt': [
    'consent time',
    'consent at',
    'consent date',
    'captured at',
    'capturedat',
    'fecha de consentimiento',
    'hora de consentimiento',
    'opt in date',
    'optin date',
    'timestamp',
    'submitted at',
    'created at',
    'fecha',
  ],
  'consent.ip': ['ip', 'ip address', 'direccion ip', 'consent ip'],
  'consent.url': ['url', 'page', 'landing page', 'page url', 'consent url', 'source url', 'pagina', 'pagina de origen'],
  'consent.certificateUrl': [
    'certificate',
    'certificate url',
    'trusted form',
    'trusted form url',
    'trusted form cert url',
    'jornaya',
    'certificado',
    'url del certificado',
  ],
};

/** The same word however it is written: 'Teléfono', 'TELEFONO', 'telefono_1'. */
export const foldHeader = (header: string): string =>
  foldAccents(header.replace(/([a-z])([A-Z])/g, '$1 $2'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function wordsOf(form: Asking, target: ImportTarget): readonly string[] {
  const own = form.fields.find((field) => targetOf(field) === target);
  if (own && own.kind !== 'standard') return [own.name, own.label.en, own.label.es].map(foldHeader);
  return [target, ...(WORDS[target as keyof typeof WORDS] ?? [])].map(foldHeader);
}

/** What each column seems to be; whoever maps sees it and decides. No column is taken twice. */
export function guessMapping(form: Asking, header: readonly string[]): ColumnMapping {
  const folded = header.map(foldHeader);
  const mapping: Partial<Record<ImportTarget, number>> = {};
  const isFree = (column: number) => !Object.values(mapping).includes(column);
  const take = (target: ImportTarget, fits: (header: string, word: string) => boolean) => {
    if (mapping[target] !== undefined) return;
    for (const word of wordsOf(form, target)) {
      const column = folded.findIndex((each, place) => each !== '' && isFree(place) && fits(each, word));
      if (column >= 0) {
        mapping[target] = column;
        return;
      }
    }
  };
  for (const target of importTargets(form)) take(target, (each, word) => each === word);
  for (const target of importTargets(form)) take(target, (each, word) => ` ${each} `.includes(` ${word} `));
  return mapping;
}

/** Before what looks like a formula, as a plus does, spreadsheets and our own files put a quote. */
const ESCAPED = /^'(?=[=+\-@])/;

/** A row as a request for a lead. Without the whole proof of consent it gives none: the rule then says so. */
export function requestOfRow(form: Asking, mapping: ColumnMapping, cells: readonly string[]): LeadRequest {
  const cell = (target: ImportTarget) => {
    const column = mapping[target];
    return column === undefined ? undefined : cells[column]?.trim().replace(ESCAPED, '') || undefined;
  };
  const own = form.fields.filter((field): field is OwnField => field.kind !== 'standard');
  const isProven = PROOF.every((target) => cell(target) !== undefined);
  return {
    ...Object.fromEntries(STANDARD_FIELDS.map((name) => [name, cell(name)])),
    fields: Object.fromEntries(
      own.flatMap((field) => {
        const said = cell(`fields.${field.name}`);
        return said === undefined ? [] : [[field.name, readAnswer(field, said)]];
      }),
    ),
    consent: isProven ? Object.fromEntries(CONSENT_COLUMNS.map((name) => [name, cell(`consent.${name}`)])) : {},
  };
}

const YES = ['si', 's', 'y', 'x', 'verdadero'];
const NO = ['n', 'falso'];

/** As people write it in tables: a choice by its label, yes and no in words. Anything else stays as it is. */
function readAnswer(field: OwnField, said: string): string {
  const folded = foldHeader(said);
  if (field.kind === 'yes_no') {
    if (YES.includes(folded)) return 'yes';
    return NO.includes(folded) ? 'no' : folded || said;
  }
  if (field.kind !== 'choice') return said;
  const isSaid = (each: string) => foldHeader(each) === folded;
  const meant = field.choices.find(({ value, label }) => value === said || [value, label.en, label.es].some(isSaid));
  return meant?.value ?? said;
}
