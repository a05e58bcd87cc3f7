import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES } from '@callstead/domain/campaigns/terms';
import { CLICK_VERDICTS } from '@callstead/domain/clicks/click';
import { LONGEST_PARAMETER } from '@callstead/domain/clicks/click-parameters';
import { LINK_RULES } from '@callstead/domain/clicks/explain-link';
import { parseWebAddress } from '@callstead/domain/clicks/web-address';
import { LANGUAGES } from '@callstead/domain/identity/account';
import * as z from 'zod';
import { listOf, listParams } from './list.ts';
import { code, fieldError, optional, requiredText, shortText } from './text.ts';

const Moment = z.iso.datetime({ offset: true }).optional().catch(undefined);
const Count = z.number().int();
const OfferId = code(20);

/** Whose links; honoured for admins only. */
const Whose = { account: z.uuid().optional().catch(undefined) };
const InLanguage = { language: z.enum(LANGUAGES).catch('es').default('es') };

const Parameter = optional(shortText(LONGEST_PARAMETER));
const subs = {
  sub1: Parameter,
  sub2: Parameter,
  sub3: Parameter,
  sub4: Parameter,
  sub5: Parameter,
  source: Parameter,
  creative: Parameter,
};
const DeepLink = optional(
  shortText(LONGEST_PARAMETER).refine((written) => parseWebAddress(written), fieldError('website_invalid')),
);

/** What a link carries. */
const carried = { ...subs, deepLink: DeepLink };

export const EditLinkRequest = z.object({ name: requiredText(80), ...carried });
export type EditLinkRequest = z.infer<typeof EditLinkRequest>;
/** The campaign is the link's for good: what is printed somewhere must not become another's. */
export const CreateLinkRequest = EditLinkRequest.extend({ campaignId: OfferId });
export type CreateLinkRequest = z.infer<typeof CreateLinkRequest>;
export const ArchiveLinkRequest = z.object({ archived: z.boolean() });

const Text = z.string().nullable();

/** Clicks by days of the network; calls, leads and their money by arrival in the same days. */
export const LinkFigures = z.object({
  clicks: Count,
  uniqueClicks: Count,
  calls: Count,
  leads: Count,
  earnedCents: Count,
});

export const SavedLink = z.object({
  id: z.uuid(),
  code: z.string(),
  /** To be handed to anybody. */
  address: z.string(),
  name: z.string(),
  campaign: z.object({
    id: z.string(),
    title: z.string(),
    status: z.enum(CAMPAIGN_STATUSES),
    type: z.enum(CAMPAIGN_TYPES),
  }),
  publisher: z.object({ id: z.uuid(), name: z.string(), affId: z.string() }),
  sub1: Text,
  sub2: Text,
  sub3: Text,
  sub4: Text,
  sub5: Text,
  source: Text,
  creative: Text,
  deepLink: Text,
  archivedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type SavedLink = z.infer<typeof SavedLink>;

export const ListedLink = SavedLink.extend({
  figures: LinkFigures,
  /** Clicks of the last 14 days, one by one; the last is today. */
  series: z.array(Count),
});
export type ListedLink = z.infer<typeof ListedLink>;

export const LinkListQuery = z.object({
  ...Whose,
  ...InLanguage,
  search: shortText(100).catch('').default(''),
  show: z.enum(['active', 'archived']).catch('active').default('active'),
  /** Figures of the days from this moment on and before that one; without them all. */
  from: Moment,
  to: Moment,
  ...listParams(25),
});
export type LinkListQuery = z.infer<typeof LinkListQuery>;
export const LinkListResponse = listOf(ListedLink);
export type LinkListResponse = z.infer<typeof LinkListResponse>;

export const LinkOptionsQuery = z.object({ ...Whose, ...InLanguage });

/** What a link can be made of: the campaigns a publisher has joined, and where each leads. */
export const LinkOptions = z.object({
  /** Null for everybody together: nobody's link can be made then. */
  affId: z.string().nullable(),
  /** Where links begin: 'https://callstead.example/t/'. */
  base: z.string(),
  /** Where else they may: the network's other domains, one after the other. */
  otherBases: z.array(z.string()),
  campaigns: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      status: z.enum(CAMPAIGN_STATUSES),
      destination: z.string().nullable(),
      hosts: z.array(z.string()),
      /** Null while one is being found. */
      number: z.string().nullable(),
    }),
  ),
});
export type LinkOptions = z.infer<typeof LinkOptions>;

const Given = shortText(LONGEST_PARAMETER).optional().catch(undefined);
export const ExplainLinkQuery = z.object({
  ...Whose,
  campaignId: OfferId,
  sub1: Given,
  sub2: Given,
  sub3: Given,
  sub4: Given,
  sub5: Given,
  source: Given,
  creative: Given,
  deepLink: Given,
});
export type ExplainLinkQuery = z.infer<typeof ExplainLinkQuery>;

/** Where a click would go now. Nothing is written. */
export const LinkExplanation = z.object({
  verdict: z.enum(CLICK_VERDICTS),
  /** In the order they spoke; the one that failed is the last. */
  rules: z.array(z.object({ rule: z.enum(LINK_RULES), passed: z.boolean() })),
  /** Null: our page with other offers. */
  address: z.string().nullable(),
  /** Which of the campaign's addresses it is. */
  leadsTo: z.enum(['deep_link', 'destination', 'hosted', 'fallback', 'other_offers']),
  /** Why a deep link was not followed. */
  isDeepLinkRefused: z.boolean(),
});
export type LinkExplanation = z.infer<typeof LinkExplanation>;
