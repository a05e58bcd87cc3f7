import { pathOf } from '@callstead/domain/leads/check-answers';
import { type LeadForm, STANDARD_FIELDS } from '@callstead/domain/leads/form';
import type { LeadRequest } from '@callstead/domain/leads/read-lead';
import type { SentForm } from '../../../http/parse-form.ts';
import type { Typed } from './fields.ts';
import { CONSENT, CONTROLS, TRAP } from './form-page.ts';

export type SentStep = { stamp: string; step: number; go: string; typed: Typed };

/** What came back; of what the form does not ask nothing is kept. */
export function readSent(form: Pick<LeadForm, 'fields'>, sent: SentForm): SentStep {
  const all = new Map(sent);
  const asked = new Set([...form.fields.map(pathOf), CONSENT, TRAP]);
  const step = Number(all.get(CONTROLS.step) ?? 0);
  return {
    stamp: all.get(CONTROLS.stamp) ?? '',
    step: Number.isInteger(step) && step >= 0 ? step : 0,
    go: all.get(CONTROLS.go) ?? 'next',
    typed: new Map([...all].filter(([name]) => asked.has(name)).map(([name, value]) => [name, storable(value)])),
  };
}

/** A line ends in one way, and nobody types a zero byte. */
const storable = (value: string) => value.replaceAll('\r\n', '\n').replaceAll('\u0000', '');

/** The same as a program would send it. */
export function requestOf(form: Pick<LeadForm, 'fields'>, typed: Typed): LeadRequest {
  const own = form.fields.filter(({ kind }) => kind !== 'standard');
  const standard = STANDARD_FIELDS.filter((name) => form.fields.some((field) => pathOf(field) === name));
  return {
    ...Object.fromEntries(standard.map((name) => [name, typed.get(name) ?? ''])),
    fields: Object.fromEntries(own.map((field) => [field.name, typed.get(pathOf(field)) ?? ''])),
  };
}
