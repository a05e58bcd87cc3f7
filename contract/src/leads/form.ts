import { TAKEN_WHEN } from '@callstead/domain/campaigns/hours';
import { CAMPAIGN_STATUSES } from '@callstead/domain/campaigns/terms';
import { parseWebAddress } from '@callstead/domain/clicks/web-address';
import { COUNTED_WHEN, MOST_FIELDS, OWN_FIELD_KINDS, STANDARD_FIELDS } from '@callstead/domain/leads/form';
import * as z from 'zod';
import { fieldError, requiredText, shortText } from '../text.ts';

const MOST_CHOICES = 50;

const worded = (maxLength: number) => z.object({ en: requiredText(maxLength), es: requiredText(maxLength) }).readonly();

/** Help may be left empty in one language: then the other is shown. */
const Help = z.object({ en: shortText(200), es: shortText(200) }).nullable();

const Choice = z.object({ value: requiredText(100), label: worded(100) });

const Standard = z.object({
  kind: z.literal('standard'),
  name: z.enum(STANDARD_FIELDS),
  required: z.boolean(),
  help: Help,
});
const Own = z.object({
  kind: z.enum(OWN_FIELD_KINDS),
  name: requiredText(40),
  required: z.boolean(),
  help: Help,
  label: worded(100),
  choices: z.array(Choice).max(MOST_CHOICES),
});

/** Public names alone, and encrypted: what a person just typed may stand in the address they come from. */
const Redirect = requiredText(1_000).refine(
  (written) => parseWebAddress(written)?.origin.startsWith('https:') ?? false,
  fieldError('website_invalid'),
);

/** What an advertiser writes; `checkForm` of the domain says what else is wrong with it. */
export const LeadFormDraft = z.object({
  fields: z.array(z.union([Standard, Own])).max(MOST_FIELDS, fieldError('too_large')),
  sentence: worded(1_000),
  takenWhen: z.enum(TAKEN_WHEN),
  countedWhen: z.enum(COUNTED_WHEN),
  redirectUrl: Redirect.nullable(),
  thanks: worded(500).nullable(),
  takesImports: z.boolean(),
});
export type LeadFormDraft = z.infer<typeof LeadFormDraft>;

/** `version`: of the form that was read; where another one holds by now, nothing is saved. */
export const SaveLeadFormRequest = z.object({ version: z.number().int().min(0).max(1_000_000), form: LeadFormDraft });

const Said = z.object({ en: z.string(), es: z.string() });
const Written = { required: z.boolean(), help: Said.nullable() };
const WrittenStandard = z.object({ ...Written, kind: z.literal('standard'), name: z.enum(STANDARD_FIELDS) });
const WrittenOwn = z.object({
  ...Written,
  kind: z.enum(OWN_FIELD_KINDS),
  name: z.string(),
  label: Said,
  choices: z.array(z.object({ value: z.string(), label: Said })),
});

export const CampaignLeadForm = z.object({
  campaign: z.object({
    id: z.uuid(),
    publicId: z.string(),
    title: Said,
    status: z.enum(CAMPAIGN_STATUSES),
  }),
  /** 0: nobody has written one, and the usual questions are asked. */
  version: z.number().int(),
  /** Of the sentence people agree to. */
  sentenceVersion: z.number().int(),
  savedAt: z.iso.datetime().nullable(),
  form: z.object({
    fields: z.array(z.union([WrittenStandard, WrittenOwn])),
    sentence: Said,
    takenWhen: z.enum(TAKEN_WHEN),
    countedWhen: z.enum(COUNTED_WHEN),
    redirectUrl: z.string().nullable(),
    thanks: Said.nullable(),
    takesImports: z.boolean(),
  }),
});
export type CampaignLeadForm = z.infer<typeof CampaignLeadForm>;
