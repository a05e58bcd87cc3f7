import type { CampaignLeadForm } from '@callstead/contract/leads/form';
import { parseWebAddress } from '@callstead/domain/clicks/web-address';
import { foldAccents } from '@callstead/domain/fold-accents';
import { checkForm, type OwnFieldKind, STANDARD_FIELDS, type StandardFieldName } from '@callstead/domain/leads/form';

export type Draft = CampaignLeadForm['form'];
export type DraftField = Draft['fields'][number];
export type DraftOwnField = Exclude<DraftField, { kind: 'standard' }>;

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  const item = items[from];
  return item === undefined ? [...items] : rest.toSpliced(to, 0, item);
}

export const unusedStandard = ({ fields }: Draft): StandardFieldName[] =>
  STANDARD_FIELDS.filter((name) => !fields.some((field) => field.name === name));

export const aStandardField = (name: StandardFieldName): DraftField => ({
  ...{ kind: 'standard', name, required: false, help: null },
});

export const anOwnField = (kind: OwnFieldKind): DraftOwnField => ({
  ...{ kind, name: '', required: false, help: null, label: { en: '', es: '' } },
  choices: kind === 'choice' ? [{ value: '', label: { en: '', es: '' } }] : [],
});

/** A name for programs from a label for people; free among the others. */
export function nameFrom(label: string, taken: readonly string[]): string {
  const plain = foldAccents(label)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 36);
  const base = plain || 'field';
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? base : `${base}_${count}`;
    if (!taken.includes(name) && !STANDARD_FIELDS.some((each) => each === name)) return name;
  }
}

/** As it is sent: names and values that nobody wrote are made from what people read. */
export function completed(draft: Draft): Draft {
  const names = draft.fields.map(({ name }) => name).filter(Boolean);
  const fields = draft.fields.map((field): DraftField => {
    const help = field.help && (field.help.en.trim() || field.help.es.trim()) ? field.help : null;
    if (field.kind === 'standard') return { ...field, help };
    const name = field.name || nameFrom(field.label.en || field.label.es, names);
    names.push(name);
    return { ...field, help, name, choices: field.kind === 'choice' ? completedChoices(field) : [] };
  });
  return { ...draft, fields };
}

function completedChoices({ choices }: DraftOwnField): DraftOwnField['choices'] {
  const values = choices.map(({ value }) => value).filter(Boolean);
  return choices.map((choice) => {
    if (choice.value) return choice;
    const value = nameFrom(choice.label.en || choice.label.es, values);
    values.push(value);
    return { ...choice, value };
  });
}

export const PROBLEM_PLACES = ['fields', 'sentence', 'thanks', 'redirect'] as const;
export type Complaint =
  | { at: 'field'; field: number; problem: 'label' | 'choices' | 'choiceTwice' | 'choiceLabel' }
  | { at: (typeof PROBLEM_PLACES)[number]; problem: 'noContact' | 'tooMany' | 'required' | 'address' };

const isWorded = ({ en, es }: { en: string; es: string }) => en.trim() !== '' && es.trim() !== '';

/** What must be put right before it can be saved; the rules of the domain, and that nothing people read is left empty. */
export function complaintsOf(draft: Draft): Complaint[] {
  const whole = completed(draft);
  const complaints = whole.fields.flatMap((field, place): Complaint[] => {
    if (field.kind === 'standard') return [];
    const about = (problem: 'label' | 'choiceLabel') => ({ at: 'field', field: place, problem }) as const;
    return [
      ...(isWorded(field.label) ? [] : [about('label')]),
      ...(field.choices.every(({ label }) => isWorded(label)) ? [] : [about('choiceLabel')]),
    ];
  });
  for (const { problem, field } of checkForm(whole)) {
    if (problem === 'no_contact') complaints.push({ at: 'fields', problem: 'noContact' });
    if (problem === 'too_many_fields') complaints.push({ at: 'fields', problem: 'tooMany' });
    if (problem === 'no_sentence') complaints.push({ at: 'sentence', problem: 'required' });
    if (problem === 'choices_missing') complaints.push({ at: 'field', field: field ?? 0, problem: 'choices' });
    if (problem === 'choice_twice') complaints.push({ at: 'field', field: field ?? 0, problem: 'choiceTwice' });
  }
  if (draft.thanks && !isWorded(draft.thanks)) complaints.push({ at: 'thanks', problem: 'required' });
  const isSafe = draft.redirectUrl === null || parseWebAddress(draft.redirectUrl)?.origin.startsWith('https:');
  if (!isSafe) complaints.push({ at: 'redirect', problem: 'address' });
  return complaints;
}
