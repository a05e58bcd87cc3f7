import type { TaxFormKind } from '@callstead/domain/payouts/tax/tax-form';
import type { FieldPath } from 'react-hook-form';
import type { TaxValues } from './values.ts';

/** Who somebody is, what they are called and where they live, under which number, and the signature. */
export const STEPS = ['who', 'data', 'number', 'sign'] as const;
export type Step = (typeof STEPS)[number];

type Field = FieldPath<TaxValues>;

const US_ADDRESS: Field[] = ['address.street', 'address.city', 'address.state', 'address.zip'];
const ABROAD: Field[] = [
  'address.street',
  'address.city',
  'address.region',
  'address.postcode',
  'address.country',
  'mailingAddress.street',
  'mailingAddress.city',
  'mailingAddress.region',
  'mailingAddress.postcode',
  'mailingAddress.country',
];

const DATA: Record<TaxFormKind, Field[]> = {
  w9: ['name', 'businessName', 'classification', 'exemptPayeeCode', ...US_ADDRESS],
  w8ben: ['name', 'citizenship', 'birthDate', ...ABROAD],
  w8bene: ['name', 'incorporation', 'disregardedName', 'chapter3', 'chapter4', ...ABROAD],
};

const TREATY: Field[] = [
  'treaty.country',
  'treaty.article',
  'treaty.ratePercent',
  'treaty.incomeType',
  'treaty.explanation',
];

const NUMBER: Record<TaxFormKind, Field[]> = {
  w9: ['tin.type', 'tin.number', 'isBackupWithheld'],
  w8ben: ['tins.foreign', 'tins.us', ...TREATY],
  w8bene: ['tins.foreign', 'tins.us'],
};

/** What is looked at before the next step; the last is looked at as a whole. */
export function fieldsOf(step: Step, kind: TaxFormKind): Field[] {
  if (step === 'data') return DATA[kind];
  return step === 'number' ? NUMBER[kind] : [];
}
