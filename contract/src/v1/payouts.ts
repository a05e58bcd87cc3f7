import * as z from 'zod';
import { listOf } from '../list.ts';
import { PayoutLine as Line, Payout, PayoutStatement as Statement } from '../payouts/statements.ts';
import { page, whose } from './exact.ts';

export const PayoutsAsked = z.strictObject({ ...whose, ...page });
export const PayoutList = listOf(Payout);

const offerId = z.string().nullable();

/** The statement's head. */
export const PayoutStatement = Statement.omit({ publisher: true, byCampaign: true }).extend({
  affId: z.string().nullable(),
  byOffer: z.array(Statement.shape.byCampaign.element.omit({ campaign: true }).extend({ offerId })),
});
export type PayoutStatement = z.infer<typeof PayoutStatement>;

export const LinesAsked = z.strictObject(page);
export const PayoutLine = Line.omit({ campaign: true }).extend({ offerId });
export type PayoutLine = z.infer<typeof PayoutLine>;
/** Oldest first. */
export const PayoutLineList = listOf(PayoutLine);
