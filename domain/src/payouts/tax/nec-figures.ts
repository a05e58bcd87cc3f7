import { isCorporation, type TaxFormKind, type W9 } from './tax-form.ts';

export type FormOnFile = { kind: TaxFormKind; signedOn: string };

/** By which form of somebody's a year is reported, newest first: the last one, or who they were when the year ended. */
export function formOfYear<Form extends FormOnFile>(forms: readonly Form[], year: number): Form | undefined {
  const [newest] = forms;
  if (newest?.kind === 'w9') return newest; // whatever it corrects, it is the better one
  return forms.find(({ signedOn }) => signedOn <= `${year}-12-31`) ?? newest;
}

/** What becomes of somebody's year in the file. */
export const NEC_VERDICTS = ['reported', 'without_form', 'below_threshold', 'exempt', 'foreign'] as const;
export type NecVerdict = (typeof NEC_VERDICTS)[number];

export type NecFacts = {
  /** Without what PayPal paid out. */
  amountCents: number;
  /** Null: they have signed none. */
  form: Pick<W9, 'kind' | 'classification' | 'exemptPayeeCode'> | { kind: 'w8ben' | 'w8bene' } | null;
  /** They were paid by a bank in the United States. */
  isPaidThere: boolean;
};

/** Whoever signed nothing and was paid in the United States is reported without a number, so that nobody overlooks them. */
export function judgeNec({ amountCents, form, isPaidThere }: NecFacts, thresholdCents: number): NecVerdict {
  if (form ? form.kind !== 'w9' : !isPaidThere) return 'foreign';
  if (amountCents < thresholdCents) return 'below_threshold';
  if (form?.kind !== 'w9') return 'without_form';
  return isCorporation(form.classification) || isExempt(form.exemptPayeeCode) ? 'exempt' : 'reported';
}

/** Payments for services are not reported of payees 1 to 5; the other codes are about interest and shares. */
const isExempt = (code: string | null) => code !== null && Number(code) <= 5;
