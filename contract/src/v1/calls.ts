import { BILLINGS } from '@callstead/domain/calls/call';
import * as z from 'zod';
import { CALL_FILTERS } from '../calls/call-filters.ts';
import { CallDetail, CallRow, DecideCallRequest, DisputeCallRequest } from '../calls/calls.ts';
import { exactFilterShape } from '../filter-shape.ts';
import { listOf } from '../list.ts';
import { page, period, tests, whose } from './exact.ts';

const { campaign: offerId, publisher: affId, ...filters } = CALL_FILTERS;

export const CallsAsked = z.strictObject({
  ...whose,
  ...period,
  ...exactFilterShape({ offerId, affId, ...filters }),
  ...tests,
  ...page,
});
export type CallsAsked = z.infer<typeof CallsAsked>;

/** What the other side pays or earns is null, and so is what only admins know. */
export const Call = CallRow.omit({
  arrivedAt: true,
  campaign: true,
  publisher: true,
  advertiser: true,
  place: true,
  simulated: true,
}).extend({
  /** When it came in. */
  createdAt: CallRow.shape.arrivedAt,
  /** Null: the number belonged to no campaign. */
  offerId: z.string().nullable(),
  /** Whose number was dialled. */
  affId: z.string().nullable(),
  /** For admins. */
  advertiserId: z.uuid().nullable(),
  ...CallRow.shape.place.shape,
  /** Placed from a screen; it moves no money. */
  test: z.boolean(),
});
export type Call = z.infer<typeof Call>;
export const CallList = listOf(Call);

/** With everything that explains it: one line of `trace` a rule, in the order they spoke. */
export const ExplainedCall = Call.extend(
  CallDetail.pick({
    way: true,
    timeline: true,
    trace: true,
    targets: true,
    price: true,
    entries: true,
    dispute: true,
    funded: true,
  }).shape,
);
export type ExplainedCall = z.infer<typeof ExplainedCall>;

export const Dispute = DisputeCallRequest.strict();
export const Decision = DecideCallRequest.strict();
export const Billed = z.object({ id: z.string(), billing: z.enum(BILLINGS) });
