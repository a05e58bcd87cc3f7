import { US_STATE_NAMES } from '@callstead/domain/campaigns/us-states';
import { escapeHtml } from '@callstead/domain/escape-html';
import type { Language } from '@callstead/domain/identity/account';
import { type AnswerProblem, pathOf } from '@callstead/domain/leads/check-answers';
import type { FormField, OwnField, StandardFieldName } from '@callstead/domain/leads/form';
import { FORM_TEXTS, problemText } from './texts.ts';

/** What was typed, by the place of its question; as it was typed. */
export type Typed = ReadonlyMap<string, string>;

export type Asking = {
  language: Language;
  typed: Typed;
  problems: ReadonlyMap<string, AnswerProblem>;
  countries: readonly string[];
};

/** What keyboards and browsers help with. */
const HELP: Record<StandardFieldName, string> = {
  firstName: 'autocomplete="given-name"',
  lastName: 'autocomplete="family-name"',
  phone: 'type="tel" autocomplete="tel"',
  email: 'type="email" autocomplete="email"',
  zip: 'autocomplete="postal-code" inputmode="numeric"',
  state: '',
};
const MOST_RADIOS = 4;

/** One question: its label, its help, what is wrong with its answer, and the answer so far. */
export function fieldHtml(field: FormField, asking: Asking): string {
  const { language, typed, problems, countries } = asking;
  const path = pathOf(field);
  const value = typed.get(path) ?? '';
  const problem = problems.get(path);
  const label = `${escapeHtml(labelOf(field, language))}${field.required ? '' : ` <span class="meta in">(${FORM_TEXTS[language].word.optional})</span>`}`;
  const help = field.help?.[language]
    ? `<p class="meta" id="${path}-help">${escapeHtml(field.help[language])}</p>`
    : '';
  const said = problem
    ? `<p class="wrong" id="${path}-wrong">${escapeHtml(problemText(problem, language, countries))}</p>`
    : '';
  const describes = [help && `${path}-help`, said && `${path}-wrong`].filter(Boolean).join(' ');
  const about = `${describes ? ` aria-describedby="${describes}"` : ''}${problem ? ' aria-invalid="true"' : ''}${field.required ? ' aria-required="true"' : ''}`;
  const radios = radiosOf(field, language);
  if (radios)
    return `<fieldset id="${path}"${about.replace(/ aria-(invalid|required)="true"/g, '')}><legend>${label}</legend>${help}${radioHtml(path, radios, value)}${said}</fieldset>`;
  return `<div class="field"><label for="${path}">${label}</label>${help}${inputHtml(field, { language, path, value, about })}${said}</div>`;
}

export const labelOf = (field: FormField, language: Language): string =>
  field.kind === 'standard' ? FORM_TEXTS[language].field[field.name] : field.label[language];

type Choosing = readonly (readonly [value: string, label: string])[];

/** Few answers are all shown; undefined where there are many, or any. */
function radiosOf(field: FormField, language: Language): Choosing | undefined {
  const { word } = FORM_TEXTS[language];
  if (field.kind === 'yes_no')
    return [
      ['yes', word.yes],
      ['no', word.no],
    ];
  return field.kind === 'choice' && field.choices.length <= MOST_RADIOS ? choicesOf(field, language) : undefined;
}

const choicesOf = ({ choices }: OwnField, language: Language): Choosing =>
  choices.map(({ value, label }) => [value, label[language]]);

const radioHtml = (path: string, choices: Choosing, chosen: string) =>
  choices
    .map(
      ([value, label]) =>
        `<label class="pick"><input type="radio" name="${path}" value="${escapeHtml(value)}"${value === chosen ? ' checked' : ''}> ${escapeHtml(label)}</label>`,
    )
    .join('');

type Input = { language: Language; path: string; value: string; about: string };

function inputHtml(field: FormField, { language, path, value, about }: Input): string {
  const named = `id="${path}" name="${path}"${about}`;
  if (field.kind === 'choice') return selectHtml(named, choicesOf(field, language), value, language);
  if (field.kind === 'standard' && field.name === 'state')
    return selectHtml(`${named} autocomplete="address-level1"`, Object.entries(US_STATE_NAMES), value, language);
  return `<input ${named} ${typeOf(field)} value="${escapeHtml(value)}">`;
}

function typeOf(field: FormField): string {
  if (field.kind === 'standard') return HELP[field.name];
  if (field.kind === 'number') return 'inputmode="decimal" autocomplete="off"';
  return field.kind === 'date' ? 'type="date"' : 'maxlength="2000"';
}

function selectHtml(named: string, choices: Choosing, chosen: string, language: Language): string {
  const options = choices.map(
    ([value, label]) =>
      `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(label)}</option>`,
  );
  return `<select ${named}><option value="">${FORM_TEXTS[language].word.choose}</option>${options.join('')}</select>`;
}
