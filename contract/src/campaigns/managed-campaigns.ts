import { CATEGORIES, isSubCategory } from '@callstead/domain/campaigns/categories';
import { TITLE_MAX_LENGTH } from '@callstead/domain/campaigns/editable-texts';
import { TAKEN_WHEN } from '@callstead/domain/campaigns/hours';
import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES, LONGEST_PERSONAL_DATA_DAYS } from '@callstead/domain/campaigns/terms';
import { destinationFault } from '@callstead/domain/clicks/destination';
import { parseWebAddress } from '@callstead/domain/clicks/web-address';
import { ACCOUNT_STATUSES, LANGUAGES } from '@callstead/domain/identity/account';
import * as z from 'zod';
import { Hosts } from '../host.ts';
import { listOf, listParams } from '../list.ts';
import { ListCount } from '../list-summary.ts';
import type { FieldError } from '../problem.ts';
import { fieldError, optional, Phone, paragraph, requiredText, shortText } from '../text.ts';
import { whole } from '../whole.ts';
import { BasisPoints, draftTerms, StoredTerms, type Terms, termsWith } from './offers.ts';

/** Texts as they are written: one language is enough, and whatever is empty falls back. */
const TextsInput = z.object({
  title: shortText(TITLE_MAX_LENGTH),
  /** 'Objetivos de la Campaña': what the advertiser wants is what the public card says first. */
  description: shortText(400),
  detailedDescription: paragraph(),
  targetAudience: paragraph(),
  target: paragraph(),
  qualification: paragraph(),
  conversionRequirements: paragraph(),
  restrictions: paragraph(),
  notes: paragraph(),
  keywords: z.array(requiredText()).max(30, fieldError('too_long')),
});

/** The three of the specified four fields that are texts; the fourth is the budget. */
const REQUIRED_TEXTS = ['title', 'targetAudience', 'description'] as const;

const termsInput = termsWith(Phone);
const { budget } = termsInput;

const WebAddress = shortText(2000).refine((written) => parseWebAddress(written), fieldError('website_invalid'));

const Destination = shortText(2000).check(({ value, issues }) => {
  const fault = destinationFault(value);
  if (!fault) return;
  const message: FieldError = fault === 'macro_unknown' ? 'macro_unknown' : 'website_invalid';
  issues.push({ code: 'custom', input: value, message });
});

/** Where links lead: no part of the terms, so a change of it is no new version. */
const LinksInput = z.object({
  destination: optional(Destination),
  hosts: Hosts,
  fallback: optional(WebAddress),
});

/** As long as the network's own setting may be; no part of the terms either. */
const PersonalDataDays = whole(1, LONGEST_PERSONAL_DATA_DAYS);

const listing = {
  /** The language the texts are written in. */
  language: z.enum(LANGUAGES),
  category: z.enum(CATEGORIES, fieldError('required')),
  subCategory: optional(shortText(60)),
  type: z.enum(CAMPAIGN_TYPES),
  texts: z.object({ en: TextsInput, es: TextsInput }),
  /** Left out: as they are. */
  links: LinksInput.optional(),
  /** After how many days callers and people of leads are erased. Null: as the network says; left out: as it is. */
  personalDataDays: PersonalDataDays.nullable().optional(),
};

/** The publisher's share is not among them: only an admin sets it, on its own. */
function campaignInputWith<TotalCents extends z.ZodType>(totalCents: TotalCents) {
  return z
    .object({
      ...listing,
      terms: z.object({
        ...termsInput,
        overflowNumber: optional(Phone),
        budget: budget.extend({ totalCents }),
      }),
    })
    .superRefine(checkTogether, { when: hasShape });
}

/** Complaints about single fields must not hide the ones about several. */
const hasShape = ({ value }: { value: unknown }) =>
  isObject(value) && isObject(value.texts) && typeof value.language === 'string';
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

type Checked = {
  language: (typeof LANGUAGES)[number];
  category: (typeof CATEGORIES)[number];
  subCategory: string | null;
  type: (typeof CAMPAIGN_TYPES)[number];
  texts: Record<(typeof LANGUAGES)[number], Record<(typeof REQUIRED_TEXTS)[number], string>>;
  terms: Pick<z.infer<typeof Terms>, 'targets' | 'pricing' | 'minimumSeconds'>;
};

function checkTogether(written: Checked, context: z.RefinementCtx): void {
  const complain = (message: FieldError, ...path: (string | number)[]) =>
    context.addIssue({ code: 'custom', path, message });
  const { language, texts, category, subCategory, type, terms } = written;
  for (const name of REQUIRED_TEXTS) {
    if (texts[language]?.[name] === '') complain('required', 'texts', language, name);
  }
  if (subCategory && CATEGORIES.includes(category) && !isSubCategory(category, subCategory))
    complain('invalid', 'subCategory');
  if (type === 'lead' && terms?.pricing?.kind === 'tiers') complain('tiers_of_leads', 'terms', 'pricing', 'kind');
  if (type !== 'call' || !terms) return;
  if (terms.targets?.length === 0) complain('required', 'terms', 'targets', 0, 'number');
  const isPaidByTime = terms.pricing?.kind === 'fixed' || terms.pricing?.kind === 'tiers';
  if (isPaidByTime && terms.minimumSeconds === null) complain('required', 'terms', 'minimumSeconds');
  else if (!startsAtMinimum(terms)) complain('contradiction', 'terms', 'minimumSeconds');
}

/** The lowest tier is the minimum: a call that is long enough has a price, and one that has a price is long enough. */
function startsAtMinimum({ pricing, minimumSeconds }: Checked['terms']): boolean {
  return pricing?.kind !== 'tiers' || pricing.tiers?.[0]?.fromSeconds === minimumSeconds;
}

/** Advertisers name a total budget; an admin may leave it open, as the network's own campaigns do. */
export const CampaignInput = campaignInputWith(budget.shape.totalCents.unwrap());
export const AdminCampaignInput = campaignInputWith(budget.shape.totalCents);
export type CampaignInput = z.infer<typeof AdminCampaignInput>;

/** Destinations without a number are not written down yet; what is no text at all is left to be refused by name. */
const isWritten = (target: unknown) => {
  const number = (target as { number?: unknown } | null)?.number;
  return typeof number === 'string' ? number.trim() !== '' : Boolean(number);
};
const draftTargets = z.preprocess(
  (given) => (Array.isArray(given) ? given.filter(isWritten) : given),
  termsInput.targets,
);

/** A draft needs what identifies it, a category and a title; what is written must be right, the rest may be missing. */
export const DraftCampaignInput = z
  .object({
    ...listing,
    terms: z.object({
      ...termsInput,
      ...draftTerms,
      targets: draftTargets,
      overflowNumber: optional(Phone),
      budget: z.object({ totalCents: budget.shape.totalCents.default(null), dailyCents: budget.shape.dailyCents }),
    }),
  })
  .superRefine(
    ({ language, texts, category, subCategory }, context) => {
      if (texts[language]?.title === '')
        context.addIssue({ code: 'custom', path: ['texts', language, 'title'], message: fieldError('required').error });
      if (subCategory && CATEGORIES.includes(category) && !isSubCategory(category, subCategory))
        context.addIssue({ code: 'custom', path: ['subCategory'], message: fieldError('invalid').error });
    },
    { when: hasShape },
  );

const Version = z.number().int().positive();

/** In whose name; honoured for admins only. */
export const CreateCampaignQuery = z.object({ account: z.uuid().optional().catch(undefined) });
/** Whole if it is sent for review, or was active before; else as far as it is written. */
export const CreateCampaignRequest = z.object({ campaign: DraftCampaignInput, submit: z.boolean().default(false) });
/** `version` is the one the change was made from. */
export const UpdateCampaignRequest = CreateCampaignRequest.extend({ version: Version });
export const AdminUpdateCampaignRequest = z.object({ campaign: AdminCampaignInput, version: Version });

export const SetShareRequest = z.object({ version: Version, publisherShareBasisPoints: BasisPoints });

/** An admin decides about the version they read. */
export const ReviewCampaignRequest = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('activate'), version: Version }),
  z.object({ decision: z.literal('return'), version: Version, reason: paragraph().min(1, fieldError('required')) }),
]);
export type ReviewCampaignRequest = z.infer<typeof ReviewCampaignRequest>;

export const ActivateCampaignsRequest = z.object({ ids: z.array(z.uuid()).min(1).max(100) });
/** What could not be activated any more is left as it was, and named. */
export const ActivateCampaignsResponse = z.object({ activated: z.array(z.uuid()), skipped: z.array(z.uuid()) });
export type ActivateCampaignsResponse = z.infer<typeof ActivateCampaignsResponse>;

export const DeleteCampaignResponse = z.object({ outcome: z.enum(['deleted', 'archived']) });
export type DeleteCampaignResponse = z.infer<typeof DeleteCampaignResponse>;

const StoredTexts = z.object({
  title: z.string(),
  description: z.string(),
  detailedDescription: z.string(),
  targetAudience: z.string(),
  target: z.string(),
  qualification: z.string(),
  conversionRequirements: z.string(),
  restrictions: z.string(),
  notes: z.string(),
  keywords: z.array(z.string()),
});
const BothTexts = z.object({ en: StoredTexts, es: StoredTexts });

/** A campaign as its advertiser and admins see it: everything that was agreed. */
export const Campaign = z.object({
  id: z.uuid(),
  publicId: z.string(),
  advertiser: z.object({ id: z.uuid(), name: z.string(), status: z.enum(ACCOUNT_STATUSES) }),
  status: z.enum(CAMPAIGN_STATUSES),
  category: z.enum(CATEGORIES),
  subCategory: z.string().nullable(),
  type: z.enum(CAMPAIGN_TYPES),
  /** When leads are taken; null of a campaign for calls. */
  takenWhen: z.enum(TAKEN_WHEN).nullable(),
  /** Whether anything for publishers is published. */
  promoMaterialsAvailable: z.boolean(),
  version: Version,
  texts: BothTexts,
  terms: StoredTerms,
  links: z.object({ destination: z.string().nullable(), hosts: z.array(z.string()), fallback: z.string().nullable() }),
  /** Null: as the network says. */
  personalDataDays: z.number().int().positive().nullable(),
  /** Why an admin gave it back; null once it is submitted again. */
  returnedReason: z.string().nullable(),
  submittedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Campaign = z.infer<typeof Campaign>;

/** What holds for a campaign that says nothing of its own. */
export const CampaignDefaults = z.object({
  /** Zero: until somebody asks. */
  personalDataDays: z.number().int().nonnegative(),
});
export type CampaignDefaults = z.infer<typeof CampaignDefaults>;

export const CampaignVersionEntry = z.object({
  version: Version,
  createdAt: z.iso.datetime(),
  /** Null: the network itself. */
  createdBy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  terms: StoredTerms,
  texts: BothTexts,
});
export type CampaignVersionEntry = z.infer<typeof CampaignVersionEntry>;

export const CampaignVersionsResponse = listOf(CampaignVersionEntry);
export type CampaignVersionsResponse = z.infer<typeof CampaignVersionsResponse>;

export const CampaignVersionsQuery = z.object(listParams(20));

export const CampaignListQuery = z.object({
  search: shortText(100).catch('').default(''),
  status: z.enum(CAMPAIGN_STATUSES).optional().catch(undefined),
  category: z.enum(CATEGORIES).optional().catch(undefined),
  /** Whose campaigns; honoured for admins only. */
  account: z.uuid().optional().catch(undefined),
  ...listParams(25),
});
export type CampaignListQuery = z.infer<typeof CampaignListQuery>;

export const CampaignListResponse = listOf(Campaign).extend({ count: ListCount });
export type CampaignListResponse = z.infer<typeof CampaignListResponse>;
