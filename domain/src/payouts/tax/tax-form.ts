import { tinHint, type UsTinType } from './tin.ts';

/** W-9: who the United States tax as their own. W-8BEN, W-8BEN-E: people and companies of elsewhere. */
export const TAX_FORM_KINDS = ['w9', 'w8ben', 'w8bene'] as const;
export type TaxFormKind = (typeof TAX_FORM_KINDS)[number];

/** Which form fits whoever answers two questions. */
export function formFor({ isUsPerson, isEntity }: { isUsPerson: boolean; isEntity: boolean }): TaxFormKind {
  if (isUsPerson) return 'w9';
  return isEntity ? 'w8bene' : 'w8ben';
}

/** Line 3a of the W-9; a limited liability company by how it is taxed. */
export const CLASSIFICATIONS = [
  'individual',
  'c_corporation',
  's_corporation',
  'partnership',
  'trust_estate',
  'llc_c',
  'llc_s',
  'llc_p',
] as const;
export type Classification = (typeof CLASSIFICATIONS)[number];

/** Nobody files a 1099-NEC about what a corporation was paid for such services. */
const CORPORATIONS: readonly Classification[] = ['c_corporation', 's_corporation', 'llc_c', 'llc_s'];
export const isCorporation = (classification: Classification): boolean => CORPORATIONS.includes(classification);

/** Line 4 of the W-8BEN-E, as far as it fits a business that is paid for calls. */
export const CHAPTER3_STATUSES = [
  'corporation',
  'complex_trust',
  'estate',
  'partnership',
  'disregarded_entity',
  'simple_trust',
  'grantor_trust',
  'tax_exempt_organization',
  'private_foundation',
] as const;
export type Chapter3Status = (typeof CHAPTER3_STATUSES)[number];

/** Those that sign this very form; the others hand in another one (W-8IMY, W-8EXP, or their owner's), which is not asked for here. */
export const SIGNED_STATUSES = ['corporation', 'complex_trust', 'estate'] as const satisfies readonly Chapter3Status[];

/** Line 5 of the W-8BEN-E: a business that lives from its work. Whoever is something else has to write to us. */
export const CHAPTER4_STATUSES = ['active_nffe', 'other'] as const;
export type Chapter4Status = (typeof CHAPTER4_STATUSES)[number];

export type UsAddress = { street: string; city: string; state: string; zip: string };
export type ForeignAddress = {
  street: string;
  city: string;
  region: string | null;
  postcode: string | null;
  country: string;
};

/** Part II of the W-8BEN: a lower rate, by the treaty of the country somebody lives in. */
export type TreatyClaim = {
  country: string;
  article: string;
  ratePercent: number;
  incomeType: string;
  explanation: string;
};

/** `title`: in what capacity, of somebody who signs for a company. */
type Signed = { signerName: string; title: string | null };

export type W9 = Signed & {
  kind: 'w9';
  name: string;
  businessName: string | null;
  classification: Classification;
  exemptPayeeCode: string | null;
  address: UsAddress;
  tinType: UsTinType;
  tin: string;
};

export type W8Ben = Signed & {
  kind: 'w8ben';
  name: string;
  citizenship: string;
  birthDate: string;
  address: ForeignAddress;
  mailingAddress: ForeignAddress | null;
  usTin: string | null;
  foreignTin: string | null;
  treaty: TreatyClaim | null;
};

export type W8BenE = Signed & {
  kind: 'w8bene';
  name: string;
  incorporation: string;
  disregardedName: string | null;
  chapter3: Chapter3Status;
  chapter4: Chapter4Status;
  address: ForeignAddress;
  mailingAddress: ForeignAddress | null;
  usTin: string | null;
  foreignTin: string | null;
};

export type TaxForm = W9 | W8Ben | W8BenE;

/** Of the number the form is about; empty where its country gives none. */
export function taxFormHint(form: TaxForm): string {
  if (form.kind === 'w9') return tinHint(form.tin);
  return tinHint(form.foreignTin ?? form.usTin ?? '');
}
