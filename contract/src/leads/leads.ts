import { CALL_VIEWS } from '@callstead/domain/calls/call-view';
import { CLICK_VERDICTS } from '@callstead/domain/clicks/click';
import { LANGUAGES } from '@callstead/domain/identity/account';
import { OWN_FIELD_KINDS } from '@callstead/domain/leads/form';
import {
  LEAD_BILLINGS,
  LEAD_REASONS,
  LEAD_STATUSES,
  LEAD_STEPS,
  LEAD_WAYS,
  RETURN_REASONS,
} from '@callstead/domain/leads/lead';
import { LEAD_RULES, type LeadRule } from '@callstead/domain/leads/lead-trace';
import { PERSON_SIGHTS } from '@callstead/domain/leads/seen-person';
import { FUNDED_MARKS } from '@callstead/domain/payouts/payout-run';
import * as z from 'zod';
import { CsvZone } from '../billing/statements.ts';
import { CallEntry, PriceFactors } from '../calls/calls.ts';
import { LastMessage } from '../disputes.ts';
import { filterShape } from '../filter-shape.ts';
import { pagedListOf, pagedListParams, sortParams } from '../list.ts';
import { listSummaryOf } from '../list-summary.ts';
import { code, optional, paragraph, text } from '../text.ts';
import { LEAD_FILTERS, LEAD_SORTS } from './lists.ts';

const Moment = z.iso.datetime({ offset: true }).optional().catch(undefined);
const InLanguage = { language: z.enum(LANGUAGES).catch('es').default('es') };
const view = z.enum(CALL_VIEWS).optional().catch(undefined);

/** `view` is the panel that asks and `account` whose leads it shows; both are honoured for admins only. */
const LeadFilter = z.object({
  view,
  account: z.uuid().optional().catch(undefined),
  ...InLanguage,
  /** From this moment on, and before that one. */
  from: Moment,
  to: Moment,
  ...filterShape(LEAD_FILTERS),
});
export type LeadFilter = z.infer<typeof LeadFilter>;
export const LeadListQuery = LeadFilter.extend({ ...pagedListParams(50), ...sortParams(LEAD_SORTS) });
export type LeadListQuery = z.infer<typeof LeadListQuery>;
/** The zone says where its days begin. */
export const LeadSummaryQuery = LeadFilter.extend(CsvZone);
export type LeadSummaryQuery = z.infer<typeof LeadSummaryQuery>;
export const LeadExportQuery = LeadFilter.extend({
  ...CsvZone,
  /** Names of columns (domain/leads/lead-columns.ts) with commas between; what the viewer may not see is left out. */
  columns: text().max(500).optional().catch(undefined),
});
export type LeadExportQuery = z.infer<typeof LeadExportQuery>;

const Cents = z.number().int();
const At = z.iso.datetime();
const Words = z.string().nullable();

/** Who it is, as far as the viewer may know. */
export const LeadPerson = z.object({
  firstName: Words,
  lastName: Words,
  phone: Words,
  email: Words,
  /** Answers to the campaign's own questions, by the names of its fields; null where they are kept back. */
  fields: z.record(z.string(), z.unknown()).nullable(),
});
export type LeadPerson = z.infer<typeof LeadPerson>;

export const LeadRow = z.object({
  id: z.string(),
  arrivedAt: At,
  campaign: z.object({ id: z.string(), title: z.string() }),
  /** The name is for admins. */
  publisher: z.object({ affId: z.string(), name: z.string().nullable() }).nullable(),
  /** For admins. */
  advertiser: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  way: z.enum(LEAD_WAYS),
  sight: z.enum(PERSON_SIGHTS),
  /** Null where nobody may know, and once they are erased. */
  person: LeadPerson.nullable(),
  place: z.object({ country: Words, state: Words, zip: Words }),
  status: z.enum(LEAD_STATUSES),
  reason: z.enum(LEAD_REASONS).nullable(),
  billing: z.enum(LEAD_BILLINGS),
  /** What the advertiser pays: null for publishers, and for a lead that is not charged. */
  priceCents: Cents.nullable(),
  /** What the publisher earns: null for advertisers, and for a lead that is not charged. */
  payoutCents: Cents.nullable(),
  /** For admins. */
  marginCents: Cents.nullable(),
  /** When a held one is approved by itself; until then it can be returned. */
  approveAt: At.nullable(),
  /** Why it was returned, whatever became of that. */
  returned: z.enum(RETURN_REASONS).nullable(),
  clickId: Words,
  /** What the tracking link carried: sub1 to sub5, source, creative. */
  subs: z.record(z.string(), z.string()),
  isTest: z.boolean(),
});
export type LeadRow = z.infer<typeof LeadRow>;

/** Accepted as reports count them; amounts of what was sold, null where the viewer may not know them, or nobody adds them up. */
export const LeadSummary = listSummaryOf({
  accepted: z.number().int(),
  priceCents: Cents.nullable(),
  payoutCents: Cents.nullable(),
  marginCents: Cents.nullable(),
});
export type LeadSummary = z.infer<typeof LeadSummary>;

export const LeadListResponse = pagedListOf(LeadRow);
export type LeadListResponse = z.infer<typeof LeadListResponse>;

export const ByLeadId = z.object({ id: code(40) });
export const LeadDetailQuery = z.object({ view, ...InLanguage });

/** One thing that happened. What a step does not tell is null. */
export const LeadEvent = z.object({
  at: At,
  kind: z.enum(LEAD_STEPS),
  status: z.enum(LEAD_STATUSES).nullable(),
  reason: z.enum(LEAD_REASONS).nullable(),
  returned: z.enum(RETURN_REASONS).nullable(),
  /** What somebody wrote. */
  note: Words,
  /** As it concerns the viewer: a price for advertisers and admins, a payout for publishers. */
  amountCents: Cents.nullable(),
});
export type LeadEvent = z.infer<typeof LeadEvent>;

/** One line a rule, in the order they speak. */
export const LeadTraceLine = z.object({
  rule: z.enum(LEAD_RULES as [LeadRule, ...LeadRule[]]),
  verdict: z.enum(['pass', 'refuse', 'skip', 'not_reached']),
  /** What the rule looked at: LeadRuleFacts of the domain. Null: not reached, or not for this viewer. */
  facts: z.record(z.string(), z.unknown()).nullable(),
});
export type LeadTraceLine = z.infer<typeof LeadTraceLine>;

/** Names are for admins. */
export const LeadReturned = z.object({
  at: At,
  by: Words,
  reason: z.enum(RETURN_REASONS),
  note: Words,
  lastMessage: LastMessage.nullable(),
  decision: z.object({ at: At, by: Words, billing: z.enum(LEAD_BILLINGS), reason: Words }).nullable(),
});
export type LeadReturned = z.infer<typeof LeadReturned>;

/** What was agreed to. Address, device and the link to a certificate are of the person, and seen as they are. */
export const LeadConsent = z.object({
  sentence: z.string(),
  /** Of the campaign's sentence; null where it is not one of the campaign's. */
  version: z.number().int().nullable(),
  capturedAt: At,
  /** Without its query. */
  page: Words,
  /** SHA-256 of the form as it was shown, in hex. */
  formHash: Words,
  ip: Words,
  userAgent: Words,
  certificateUrl: Words,
});
export type LeadConsent = z.infer<typeof LeadConsent>;

/** The click that led here, as far as it is kept. */
const LeadClick = z.object({
  id: z.string(),
  at: At,
  link: Words,
  verdict: z.enum(CLICK_VERDICTS).nullable(),
  country: Words,
  state: Words,
});

/** One of the campaign's own questions, as the form of this lead asked it, in the language asked for. */
const LeadQuestion = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(OWN_FIELD_KINDS),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
});

export const LeadDetail = LeadRow.extend({
  questions: z.array(LeadQuestion),
  click: LeadClick.nullable(),
  /** Whose bid it is paid. */
  pingId: Words,
  timeline: z.array(LeadEvent),
  trace: z.array(LeadTraceLine),
  /** Also of one that was rejected after its price was made: what it would have cost. */
  price: PriceFactors.nullable(),
  entries: z.array(CallEntry),
  consent: LeadConsent.nullable(),
  dispute: LeadReturned.nullable(),
  /** Where the advertiser's money for it came from; null for advertisers, and while nothing is earned. */
  funded: z.enum(FUNDED_MARKS).nullable(),
  /** By policy and state, for whoever asks. `decide` names the decisions open to them. */
  may: z.object({
    return: z.boolean(),
    decide: z.array(z.enum(['approved', 'refused'])),
    look: z.boolean(),
  }),
});
export type LeadDetail = z.infer<typeof LeadDetail>;

/** What any party of a lead can show of its consent. */
export const LeadCertificate = LeadRow.pick({
  id: true,
  arrivedAt: true,
  campaign: true,
  publisher: true,
  way: true,
  sight: true,
  person: true,
  place: true,
  status: true,
  isTest: true,
}).extend({ formVersion: z.number().int(), questions: z.array(LeadQuestion), consent: LeadConsent });
export type LeadCertificate = z.infer<typeof LeadCertificate>;

/** The whole person: whoever asked is written down. */
export const LeadLook = z.object({
  person: LeadPerson.extend({ ip: Words, userAgent: Words, certificateUrl: Words }).nullable(),
});

export const ReturnLeadRequest = z.object({ reason: z.enum(RETURN_REASONS), note: optional(paragraph()) });
export const DecideLeadRequest = z.object({
  decision: z.enum(['approved', 'refused']),
  reason: optional(paragraph()),
  /** Where it stood on the screen the decision was made on: if it moved since, nothing is decided. */
  seen: z.enum(LEAD_BILLINGS).optional(),
});
export const LeadBilling = z.object({ id: z.string(), billing: z.enum(LEAD_BILLINGS) });
