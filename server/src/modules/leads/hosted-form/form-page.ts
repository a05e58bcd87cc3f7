import { createHash } from 'node:crypto';
import { escapeHtml } from '@callstead/domain/escape-html';
import type { Language } from '@callstead/domain/identity/account';
import { type AnswerProblem, pathOf } from '@callstead/domain/leads/check-answers';
import type { FormField, LeadForm } from '@callstead/domain/leads/form';
import { stepsOf } from '@callstead/domain/leads/form-steps';
import type { BrandLook } from '@callstead/domain/site/brand-look';
import { plainPage } from '../../../http/plain-page.ts';
import { fieldHtml, labelOf, type Typed } from './fields.ts';
import { FORM_TEXTS, type FormTrouble, problemText } from './texts.ts';

/** People never see it: only programs that fill in everything do. */
export const TRAP = 'fax_number';
export const CONSENT = 'consent';
/** Both hidden and shown, so that a step that went wrong once does not lose another one's answers. */
export const CONTROLS = { stamp: 'stamp', step: 'step', go: 'go' } as const;

export type ShownForm = {
  title: string;
  description: string;
  form: LeadForm;
  language: Language;
  nonce: string;
  look: BrandLook;
  /** Where it is sent: the same address, with what it knows of the visit. */
  action: string;
  stamp: string;
  step: number;
  typed: Typed;
  problems: ReadonlyMap<string, AnswerProblem>;
  /** Where the campaign's people are: as they write numbers, it reads them. */
  countries: readonly string[];
  isConsentMissing: boolean;
  trouble: FormTrouble | null;
  /** In somebody's page: no head, and a script that tells how high it is. */
  frame: { script: string } | null;
};

const STYLE = `
  form.lead { display: block; max-width: 520px; }
  .lead .field, .lead fieldset { margin: 0 0 20px; padding: 0; border: 0; min-width: 0; }
  .lead label, .lead legend { font-weight: 600; padding: 0; display: block; }
  .lead .in { display: inline; font-weight: 400; }
  .lead input:not([type=radio]):not([type=checkbox]), .lead select { box-sizing: border-box; width: 100%; min-height: 48px; margin-top: 4px; padding: 8px 12px; border: 1px solid var(--muted); border-radius: 6px; background: var(--surface); color: var(--text); font: inherit; }
  .lead [aria-invalid] { border: 2px solid var(--wrong) !important; }
  .lead input:focus-visible, .lead select:focus-visible, .trouble:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  .lead .pick { display: flex; gap: 12px; align-items: flex-start; min-height: 44px; padding: 10px 0 0; box-sizing: border-box; font-weight: 400; }
  .lead [type=radio], .lead [type=checkbox] { flex: none; width: 24px; height: 24px; margin: 0; accent-color: var(--primary); }
  .lead .meta, .wrong { margin: 4px 0 0; }
  .wrong { color: var(--wrong); font-weight: 600; }
  .trouble { box-sizing: border-box; max-width: 520px; margin: 0 0 20px; padding: 12px 16px; border: 2px solid var(--wrong); border-radius: 6px; background: var(--surface); }
  .trouble ul { margin: 8px 0 0; padding-left: 20px; }
  .trouble li { padding: 4px 0; border: 0; }
  .lead .buttons { display: flex; flex-wrap: wrap; gap: 12px; }
  .lead .buttons .first { flex: 1 1 200px; min-height: 52px; }
  .lead .link { border: 0; padding: 0; min-height: 44px; background: none; text-decoration: underline; font-weight: 400; }
  .trap { position: absolute; left: -9999px; width: 1px; height: 1px; overflow: hidden; }
  :root { --wrong: #A3261B; }
  @media (prefers-color-scheme: dark) { :root { --wrong: #FF9C8F; } }
`;

export function formPage(shown: ShownForm): string {
  const { title, description, language, nonce, look, step, form, frame } = shown;
  const steps = stepsOf(form.fields);
  const at = steps.length > 1 ? `<p class="meta">${FORM_TEXTS[language].step(step + 1, steps.length)}</p>` : '';
  const head = step === 0 ? `<p>${escapeHtml(description)}</p>` : '';
  const content = `<h1>${escapeHtml(title)}</h1>${head}${at}${troubleHtml(shown)}${formHtml(shown, steps)}${frame ? frame.script : ''}`;
  return plainPage({ title, language, nonce, look, content, style: STYLE, isBare: frame !== null });
}

/** What was shown can be proved by it later: the questions, their answers to choose from, and the sentence. */
export function formHashOf(shown: Pick<ShownForm, 'title' | 'description' | 'form' | 'language'>): string {
  const blank = {
    typed: new Map<string, string>(),
    problems: new Map(),
    countries: [],
    isConsentMissing: false,
    language: shown.language,
  };
  const fields = shown.form.fields.map((field) => fieldHtml(field, blank)).join('\n');
  const text = [shown.title, shown.description, fields, consentHtml({ ...shown, ...blank })].join('\n');
  return createHash('sha256').update(text).digest('hex');
}

type Steps = readonly (readonly FormField[])[];

function formHtml(shown: ShownForm, steps: Steps): string {
  const { action, stamp, step, language, typed } = shown;
  const { word } = FORM_TEXTS[language];
  const other: Language = language === 'es' ? 'en' : 'es';
  const isLast = step === steps.length - 1;
  const here = steps[step] ?? [];
  const elsewhere = steps.flatMap((each, index) => (index === step ? [] : each));
  const hidden = [...elsewhere.map(pathOf), ...(isLast || !typed.has(CONSENT) ? [] : [CONSENT])];
  return [
    `<form class="lead" method="post" action="${escapeHtml(action)}" accept-charset="utf-8" novalidate>`,
    hiddenHtml(CONTROLS.stamp, stamp),
    hiddenHtml(CONTROLS.step, String(step)),
    ...hidden.flatMap((path) => (typed.get(path) ? [hiddenHtml(path, typed.get(path) ?? '')] : [])),
    ...here.map((field) => fieldHtml(field, shown)),
    isLast ? consentHtml(shown) : '',
    trapHtml(shown),
    `<p class="buttons"><button class="first" name="go" value="next">${isLast ? word.send : word.next}</button>`,
    step > 0 ? `<button name="go" value="back">${word.back}</button>` : '',
    `</p><p><button class="link" name="go" value="${other}" lang="${other}">${word.other}</button></p></form>`,
  ].join('\n');
}

const hiddenHtml = (name: string, value: string) =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;

function consentHtml({
  form,
  language,
  typed,
  isConsentMissing,
}: Pick<ShownForm, 'form' | 'language' | 'typed' | 'isConsentMissing'>): string {
  const wrong = isConsentMissing
    ? `<p class="wrong" id="consent-wrong">${FORM_TEXTS[language].problem.consent}</p>`
    : '';
  const about = wrong ? ' aria-invalid="true" aria-describedby="consent-wrong"' : '';
  const ticked = typed.get(CONSENT) === 'yes' ? ' checked' : '';
  return `<div class="field"><label class="pick"><input type="checkbox" id="consent" name="consent" value="yes"${ticked}${about}> <span>${escapeHtml(form.consent.sentence[language])}</span></label>${wrong}</div>`;
}

/** Whoever fell into it by mistake sees it, and can go on. */
function trapHtml({ language, typed, trouble }: ShownForm): string {
  const value = escapeHtml(typed.get(TRAP) ?? '');
  const input = `<label for="${TRAP}">${FORM_TEXTS[language].word.trap}</label><input id="${TRAP}" name="${TRAP}" value="${value}" autocomplete="off"`;
  return trouble === 'trap'
    ? `<div class="field">${input}></div>`
    : `<div class="trap" aria-hidden="true">${input} tabindex="-1"></div>`;
}

/** All that is wrong on this page, with a way to each. */
function troubleHtml(shown: ShownForm): string {
  const { trouble, language, problems, countries, form, step, isConsentMissing, frame } = shown;
  if (!trouble) return '';
  const { problem, trouble: texts } = FORM_TEXTS[language];
  const here = (stepsOf(form.fields)[step] ?? []).flatMap((field) => {
    const code = problems.get(pathOf(field));
    return code
      ? [itemHtml(pathOf(field), `${labelOf(field, language)}: ${problemText(code, language, countries)}`)]
      : [];
  });
  const items = [...here, ...(isConsentMissing ? [itemHtml(CONSENT, problem.consent)] : [])].join('');
  return `<div class="trouble" role="alert" tabindex="-1"${frame ? '' : ' autofocus'}><strong>${texts[trouble]}</strong>${items && `<ul>${items}</ul>`}</div>`;
}

const itemHtml = (path: string, text: string) => `<li><a href="#${path}">${escapeHtml(text)}</a></li>`;
