import type { TaxFormKind } from './tax-form.ts';

const W8_YEARS = 3;

/** The last day a form counts: a W-8 to the end of the third year after it was signed, a W-9 until there is another one. */
export function validUntil(kind: TaxFormKind, signedOn: string): string | null {
  return kind === 'w9' ? null : `${Number(signedOn.slice(0, 4)) + W8_YEARS}-12-31`;
}

/** Missing and expired are told of whoever has to hand one in; nobody else has to. */
export const TAX_FORM_STATES = ['valid', 'missing', 'expired', 'not_needed'] as const;
export type TaxFormState = (typeof TAX_FORM_STATES)[number];

type Kept = { validUntil: string | null } | undefined;

export const isValid = (form: Kept, today: string): boolean =>
  form !== undefined && (form.validUntil === null || form.validUntil >= today);

export function taxFormState(form: Kept, { isNeeded, today }: { isNeeded: boolean; today: string }): TaxFormState {
  if (isValid(form, today)) return 'valid';
  if (!isNeeded) return 'not_needed';
  return form ? 'expired' : 'missing';
}
