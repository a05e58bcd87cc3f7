import type { Language } from '../identity/account.ts';
import type { FormField, OwnField, OwnFieldKind, Worded } from './form.ts';

/** One of a campaign's own questions in the reader's language. */
export type Question = {
  name: string;
  label: string;
  kind: OwnFieldKind;
  choices: { value: string; label: string }[];
};

const isOwn = (field: FormField): field is OwnField => field.kind !== 'standard';

export function questionsIn(fields: readonly FormField[], language: Language): Question[] {
  const said = (words: Worded) => words[language] || words[language === 'es' ? 'en' : 'es'];
  return fields.filter(isOwn).map(({ name, label, kind, choices }) => ({
    ...{ name, kind, label: said(label) || name },
    choices: choices.map((choice) => ({ value: choice.value, label: said(choice.label) || choice.value })),
  }));
}

/** An answer as a person would say it; one to a question that is not asked any more stays as it was sent. */
export function wordAnswer(
  question: Question | undefined,
  answer: unknown,
  yesNo: { yes: string; no: string },
): string {
  if (answer === null || answer === undefined) return '';
  if (typeof answer === 'boolean') return answer ? yesNo.yes : yesNo.no;
  return question?.choices.find(({ value }) => value === answer)?.label ?? String(answer);
}
