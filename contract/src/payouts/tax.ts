import { isCalendarDay } from '@callstead/domain/calendar-day';
import { readCountry } from '@callstead/domain/payouts/countries';
import { NEC_VERDICTS } from '@callstead/domain/payouts/tax/nec-figures';
import { isSameName } from '@callstead/domain/payouts/tax/signature';
import {
  CHAPTER3_STATUSES,
  CHAPTER4_STATUSES,
  CLASSIFICATIONS,
  SIGNED_STATUSES,
  TAX_FORM_KINDS,
} from '@callstead/domain/payouts/tax/tax-form';
import { readForeignTin, readUsTin, US_TIN_TYPES } from '@callstead/domain/payouts/tax/tin';
import { TREATY_COUNTRIES } from '@callstead/domain/payouts/tax/treaty-countries';
import { ADDRESS_STATES, isPostBox, isZipOf, readZip } from '@callstead/domain/payouts/tax/us-address';
import { TAX_FORM_STATES } from '@callstead/domain/payouts/tax/validity';
import * as z from 'zod';
import { listOf, listParams } from '../list.ts';
import type { FieldError } from '../problem.ts';
import { fieldError, optional, requiredText, shortText, text } from '../text.ts';
import { whole } from '../whole.ts';

const At = z.iso.datetime();
const Count = z.number().int();
const Cents = z.number().int();

type Read = (written: string) => string | undefined;

/** What is kept as the domain reads it, however it was typed. */
const readAs = (read: Read) => (written: string, context: z.RefinementCtx) => {
  const found = read(written);
  if (found) return found;
  context.addIssue({ code: 'custom', message: 'invalid', continue: true });
  return z.NEVER;
};
const textRead = (read: Read, maxLength = 60) => requiredText(maxLength).transform(readAs(read));
const optionalRead = (read: Read) =>
  optional(shortText(60)).transform((written, context) => (written === null ? null : readAs(read)(written, context)));

const Country = textRead(readCountry);
/** Whoever lives there, or is a citizen, signs a W-9 instead. */
const CountryAbroad = Country.refine((country) => country !== 'US', fieldError('not_offered'));
/** A mark that has to be set: nobody signs without it. */
const Agreed = z.literal(true, fieldError('required'));

/** Between fields: told as soon as both are there, whatever else is still missing. */
const between = (field: string, error: FieldError) => ({
  path: field.split('.'),
  error,
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
});
const isText = (value: unknown): value is string => typeof value === 'string';

const UsAddress = z
  .object({
    street: requiredText(100),
    city: requiredText(60),
    state: text().refine((state) => ADDRESS_STATES.includes(state), fieldError('required')),
    zip: textRead(readZip),
  })
  .refine(({ state, zip }) => !isText(zip) || !isText(state) || isZipOf(state, zip), between('zip', 'contradiction'));

const addressIn = <Of extends z.ZodType<string, string>>(country: Of, street: z.ZodType<string, string>) =>
  z.object({
    street,
    city: requiredText(60),
    region: optional(shortText(60)),
    postcode: optional(shortText(16)),
    country,
  });
const street = requiredText(100);
const ResidenceAddress = addressIn(
  CountryAbroad,
  street.refine((written) => !isPostBox(written), fieldError('not_offered')),
);
const MailingAddress = addressIn(Country, street)
  .nullish()
  .transform((address) => address ?? null);

const UsTin = z
  .object({ type: z.enum(US_TIN_TYPES), number: requiredText(20) })
  .refine(
    ({ type, number }) =>
      !US_TIN_TYPES.includes(type) || !isText(number) || number === '' || readUsTin(type, number) !== undefined,
    between('number', 'invalid'),
  );

const tinsAbroad = (us: Read) =>
  z
    .object({
      us: optionalRead(us),
      foreign: optionalRead(readForeignTin),
      /** Their country gives them none. */
      hasNoForeign: z.boolean(),
    })
    .refine(({ foreign, hasNoForeign }) => hasNoForeign !== false || foreign !== null, between('foreign', 'required'))
    .refine(({ foreign, hasNoForeign }) => !(hasNoForeign && foreign), between('foreign', 'contradiction'));

/** The last thing that is done: the name typed again, under the sentences of the IRS. */
const Signature = {
  /** The client names the form: sent twice, it is signed once. */
  id: z.uuid(),
  signature: requiredText(140),
  isCertified: Agreed,
};
const name = requiredText(140);

/** Whoever signs for a company says who they are, and in what capacity; a person signs by themselves. */
const W9 = z
  .object({
    ...Signature,
    kind: z.literal('w9'),
    name,
    businessName: optional(shortText(140)),
    classification: z.enum(CLASSIFICATIONS),
    exemptPayeeCode: optional(text().regex(/^([1-9]|1[0-3])$/, fieldError('invalid'))),
    address: UsAddress,
    tin: UsTin,
    /** Whom the IRS has named has to write to us: nothing is withheld here. */
    isBackupWithheld: z.literal(false, fieldError('not_offered')),
    signerName: optional(shortText(140)),
    title: optional(shortText(80)),
  })
  .refine((form) => isPerson(form) || Boolean(form.signerName), between('signerName', 'required'))
  .refine((form) => isPerson(form) || Boolean(form.title), between('title', 'required'))
  .refine((form) => isPerson(form) || form.tin?.type === 'ein', between('tin.type', 'contradiction'))
  .refine((form) => !isPerson(form) || !form.exemptPayeeCode, between('exemptPayeeCode', 'contradiction'))
  .refine(
    (form) => isSignedBy(form.signature, isPerson(form) ? form.name : form.signerName),
    between('signature', 'contradiction'),
  );

const isPerson = ({ classification }: { classification: string }) => classification === 'individual';
/** What is not there yet is missing, not wrong. */
const isSignedBy = (signature: unknown, name: unknown) =>
  !isText(signature) || signature === '' || !isText(name) || name === '' || isSameName(signature, name);

const Treaty = z.object({
  country: Country.refine((country) => TREATY_COUNTRIES.includes(country), fieldError('not_offered')),
  article: requiredText(60),
  ratePercent: whole(0, 30),
  incomeType: requiredText(100),
  explanation: requiredText(500),
});

const W8Ben = z
  .object({
    ...Signature,
    kind: z.literal('w8ben'),
    name,
    citizenship: CountryAbroad,
    birthDate: requiredText(10).refine((day) => isCalendarDay(day) && day >= '1900-01-01', fieldError('invalid')),
    address: ResidenceAddress,
    mailingAddress: MailingAddress,
    tins: tinsAbroad((written) => readUsTin('ssn', written) ?? readUsTin('itin', written)),
    treaty: Treaty.nullish().transform((treaty) => treaty ?? null),
    hasCapacity: Agreed,
  })
  .refine(
    ({ treaty, address }) => !treaty?.country || !address?.country || treaty.country === address.country,
    between('treaty.country', 'contradiction'),
  )
  .refine(({ treaty, tins }) => !treaty || Boolean(tins?.foreign ?? tins?.us), between('tins.foreign', 'required'))
  .refine((form) => isSignedBy(form.signature, form.name), between('signature', 'contradiction'));

const W8BenE = z
  .object({
    ...Signature,
    kind: z.literal('w8bene'),
    name,
    incorporation: CountryAbroad,
    disregardedName: optional(shortText(140)),
    chapter3: z
      .enum(CHAPTER3_STATUSES)
      .refine((status) => (SIGNED_STATUSES as readonly string[]).includes(status), fieldError('not_offered')),
    chapter4: z.enum(CHAPTER4_STATUSES).refine((status) => status === 'active_nffe', fieldError('not_offered')),
    address: ResidenceAddress,
    mailingAddress: MailingAddress,
    tins: tinsAbroad((written) => readUsTin('ein', written)),
    signerName: requiredText(140),
    title: requiredText(80),
    hasCapacity: Agreed,
  })
  .refine((form) => isSignedBy(form.signature, form.signerName), between('signature', 'contradiction'));

/** A form as it is signed. Everything in it is a secret of its owner; it is kept sealed and never comes back whole. */
export const SignTaxFormRequest = z.discriminatedUnion('kind', [W9, W8Ben, W8BenE]);
export type SignTaxFormRequest = z.infer<typeof SignTaxFormRequest>;

/** All that is ever shown again. */
const SignedForm = z.object({
  id: z.uuid(),
  kind: z.enum(TAX_FORM_KINDS),
  /** The last four of the number it is about; empty where there is none. */
  tinHint: z.string(),
  signedAt: At,
  /** The last day it counts; null: until there is another one. */
  validUntil: z.string().nullable(),
});
export type SignedTaxForm = z.infer<typeof SignedForm>;

const State = z.enum(TAX_FORM_STATES);

export const TaxFormResponse = z.object({
  state: State,
  /** The newest; those before are kept, and shown to nobody here. */
  form: SignedForm.nullable(),
});
export type TaxFormResponse = z.infer<typeof TaxFormResponse>;

export const TaxFormListQuery = z.object({
  state: State.optional().catch(undefined),
  /** Part of a name, a company or an affId. */
  search: shortText(100).catch('').default(''),
  ...listParams(50),
});
export type TaxFormListQuery = z.infer<typeof TaxFormListQuery>;

const TaxFormRow = z.object({
  publisher: z.object({ id: z.uuid(), name: z.string(), affId: z.string().nullable() }),
  state: State,
  form: SignedForm.nullable(),
});
export type TaxFormRow = z.infer<typeof TaxFormRow>;

/** Every publisher, by name. */
export const TaxFormListResponse = listOf(TaxFormRow);
export type TaxFormListResponse = z.infer<typeof TaxFormListResponse>;

export const ByYear = z.object({ year: text().regex(/^20\d\d$/) });

/** What a file of that year would hold. */
export const NecSummary = z.object({
  year: Count,
  /** Null: nobody knows it yet, and there is no file. */
  thresholdCents: Cents.nullable(),
  /** Of everybody who was paid in that year otherwise than by PayPal. */
  verdicts: z.array(z.object({ verdict: z.enum(NEC_VERDICTS), publishers: Count, amountCents: Cents })),
  /** What PayPal paid out, which PayPal reports. */
  paypalCents: Cents,
});
export type NecSummary = z.infer<typeof NecSummary>;
