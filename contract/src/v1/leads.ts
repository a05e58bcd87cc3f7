import * as z from 'zod';
import { exactFilterShape } from '../filter-shape.ts';
import { LeadStanding } from '../leads/intake.ts';
import { DecideLeadRequest, LeadDetail, LeadRow, ReturnLeadRequest } from '../leads/leads.ts';
import { LEAD_FILTERS } from '../leads/lists.ts';
import { listOf } from '../list.ts';
import { page, period, tests, whose } from './exact.ts';

const { campaign: offerId, publisher: affId, ...filters } = LEAD_FILTERS;

export const LeadsAsked = z.strictObject({
  ...whose,
  ...period,
  ...exactFilterShape({ offerId, affId, ...filters }),
  ...tests,
  ...page,
});
export type LeadsAsked = z.infer<typeof LeadsAsked>;

/** Where it stands, as webhooks tell it, and who it is, as far as the account's screens show. */
export const Lead = LeadStanding.extend(
  LeadRow.pick({ way: true, sight: true, person: true, approveAt: true, returned: true, subs: true }).shape,
).extend({
  affId: z.string().nullable(),
  /** For admins. */
  advertiserId: z.uuid().nullable(),
  ...LeadRow.shape.place.shape,
});
export type Lead = z.infer<typeof Lead>;
export const LeadList = listOf(Lead);

/** With everything that explains it: one line of `trace` a rule, in the order they spoke. */
export const ExplainedLead = Lead.extend(
  LeadDetail.pick({
    pingId: true,
    timeline: true,
    trace: true,
    price: true,
    entries: true,
    consent: true,
    dispute: true,
    funded: true,
  }).shape,
);
export type ExplainedLead = z.infer<typeof ExplainedLead>;

export const Return = ReturnLeadRequest.strict();
export const LeadDecision = DecideLeadRequest.strict();
