import { isCalendarDay } from '../calendar-day.ts';
import { type LeadForm, type OwnField, STANDARD_FIELDS, type StandardFieldName } from './form.ts';

/** As it came in: nothing is known of its types yet. */
export type LeadRequest = Readonly<Record<string, unknown>>;

export type OwnValue = string | number | boolean;

export type GivenConsent = {
  text: string | null;
  capturedAt: Date | null;
  ip: string | null;
  url: string | null;
  certificateUrl: string | null;
};

/** What can be read of a lead, trimmed; what was left empty is null. */
export type GivenLead = Readonly<Record<StandardFieldName, string | null>> & {
  fields: Readonly<Record<string, OwnValue>>;
  consent: GivenConsent;
};

export const READ_PROBLEMS = [
  'wrong_type',
  'too_long',
  'unreadable', // characters that no text has
  'unknown_field',
  'not_a_choice',
  'not_a_number',
  'not_a_date',
  'not_a_yes_or_no',
  'not_an_address',
] as const;
export type ReadProblem = { path: string; code: (typeof READ_PROBLEMS)[number] };

const LONGEST = { standard: 200, text: 2_000, sentence: 5_000, address: 2_000, ip: 45 } as const;

/** Everything that cannot be read is named at once; whether it fails a rule is judged later. */
export function readLead(
  form: Pick<LeadForm, 'fields'>,
  request: LeadRequest,
): { lead: GivenLead } | { problems: ReadProblem[] } {
  const problems: ReadProblem[] = [];
  const texts = STANDARD_FIELDS.map((name) => [name, readText(request[name], name, LONGEST.standard, problems)]);
  const standard = Object.fromEntries(texts) as Record<StandardFieldName, string | null>;
  const fields = readFields(form, request.fields, problems);
  const consent = readConsent(request.consent, problems);
  return problems.length > 0 ? { problems } : { lead: { ...standard, fields, consent } };
}

const UNREADABLE = /[^\P{Cc}\t\n\r]|\p{Surrogate}/u;

function readText(given: unknown, path: string, longest: number, problems: ReadProblem[]): string | null {
  if (given === undefined || given === null) return null;
  const code = problemOfText(given, longest);
  if (code) problems.push({ path, code });
  return code ? null : (given as string).trim() || null;
}

function problemOfText(given: unknown, longest: number): ReadProblem['code'] | undefined {
  if (typeof given !== 'string') return 'wrong_type';
  if (given.length > longest) return 'too_long';
  return UNREADABLE.test(given) ? 'unreadable' : undefined;
}

/** Those of the form alone; one that is not in it is nobody's question. */
function readFields({ fields }: Pick<LeadForm, 'fields'>, given: unknown, problems: ReadProblem[]) {
  const read: Record<string, OwnValue> = {};
  const said = recordOf(given, 'fields', problems);
  const own = new Map(fields.flatMap((field) => (field.kind === 'standard' ? [] : [[field.name, field] as const])));
  for (const [name, value] of Object.entries(said)) {
    const field = own.get(name);
    const path = `fields.${name.slice(0, LONGEST.standard)}`;
    if (!field) problems.push({ path, code: 'unknown_field' });
    else if (!isEmpty(value)) keepValue(read, field, value, path, problems);
  }
  return read;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function keepValue(
  read: Record<string, OwnValue>,
  field: OwnField,
  value: unknown,
  path: string,
  problems: ReadProblem[],
): void {
  const answer = READERS[field.kind](value, field);
  if (typeof answer === 'object') problems.push({ path, code: answer.code });
  else read[field.name] = answer;
}

type Unread = { code: ReadProblem['code'] };
type Reader = (value: unknown, field: OwnField) => OwnValue | Unread;

const DECIMAL = /^[+-]?\d{1,15}(\.\d{1,10})?$/;
const YES = new Set<unknown>([true, 'true', 'yes', '1', 'on']);
const NO = new Set<unknown>([false, 'false', 'no', '0', 'off']);

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** A form sends texts where a program sends numbers and booleans: both are read. */
const READERS: Record<OwnField['kind'], Reader> = {
  text: (value) => {
    const code = problemOfText(value, LONGEST.text);
    return code ? { code } : (value as string).trim();
  },
  choice: (value, { choices }) => choices.find((choice) => choice.value === trimmed(value))?.value ?? notA('choice'),
  number: (value) => {
    if (typeof value === 'number') return Number.isFinite(value) ? value : notA('number');
    const text = trimmed(value);
    return typeof text === 'string' && DECIMAL.test(text) ? Number(text) : notA('number');
  },
  date: (value) => {
    const text = trimmed(value);
    return typeof text === 'string' && isCalendarDay(text) ? text : notA('date');
  },
  yes_no: (value) => {
    const said = trimmed(value);
    if (YES.has(said)) return true;
    return NO.has(said) ? false : notA('yes_or_no');
  },
};

const notA = (what: 'choice' | 'number' | 'date' | 'yes_or_no'): Unread => ({ code: `not_a_${what}` });

function readConsent(given: unknown, problems: ReadProblem[]): GivenConsent {
  const said = recordOf(given, 'consent', problems);
  const text = (name: string, longest: number) => readText(said[name], `consent.${name}`, longest, problems);
  return {
    text: text('text', LONGEST.sentence),
    capturedAt: momentOf(text('capturedAt', LONGEST.standard), problems),
    ip: text('ip', LONGEST.ip),
    url: addressOf(text('url', LONGEST.address), 'consent.url', problems),
    certificateUrl: addressOf(text('certificateUrl', LONGEST.address), 'consent.certificateUrl', problems),
  };
}

const RFC_3339 = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;

function momentOf(text: string | null, problems: ReadProblem[]): Date | null {
  if (text === null) return null;
  const moment = RFC_3339.test(text) && isCalendarDay(text.slice(0, 10)) ? new Date(text) : new Date(Number.NaN);
  if (!Number.isNaN(moment.getTime())) return moment;
  problems.push({ path: 'consent.capturedAt', code: 'not_a_date' });
  return null;
}

const WEB_ADDRESS = /^https?:\/\/[^\s/?#]+[^\s]*$/i;

function addressOf(text: string | null, path: string, problems: ReadProblem[]): string | null {
  if (text === null || WEB_ADDRESS.test(text)) return text;
  problems.push({ path, code: 'not_an_address' });
  return null;
}

function recordOf(given: unknown, path: string, problems: ReadProblem[]): Record<string, unknown> {
  if (given === undefined || given === null) return {};
  if (typeof given === 'object' && !Array.isArray(given)) return given as Record<string, unknown>;
  problems.push({ path, code: 'wrong_type' });
  return {};
}
