import * as z from 'zod';
import { CONVERSION_FILTERS } from '../conversions/conversion-filters.ts';
import { ConversionDetail, ConversionRow } from '../conversions/conversions.ts';
import { exactFilterShape } from '../filter-shape.ts';
import { listOf } from '../list.ts';
import { page, period, tests, whose } from './exact.ts';

const { campaign: offerId, publisher: affId, ...filters } = CONVERSION_FILTERS;

export const ConversionsAsked = z.strictObject({
  ...whose,
  ...period,
  ...exactFilterShape({ offerId, affId, ...filters }),
  ...tests,
  ...page,
});
export type ConversionsAsked = z.infer<typeof ConversionsAsked>;

/** What the other side pays or earns is null, and so is what only admins know. */
export const Conversion = ConversionRow.omit({
  receivedAt: true,
  campaign: true,
  publisher: true,
  advertiser: true,
  isTest: true,
}).extend({
  /** When it was first reported. */
  createdAt: ConversionRow.shape.receivedAt,
  offerId: z.string(),
  /** Null for a test. */
  affId: z.string().nullable(),
  /** For admins. */
  advertiserId: z.uuid().nullable(),
  test: z.boolean(),
});
export type Conversion = z.infer<typeof Conversion>;
export const ConversionList = listOf(Conversion);

/** With everything that explains it. */
export const ExplainedConversion = Conversion.extend(
  ConversionDetail.pick({
    sourceAt: true,
    subs: true,
    timeline: true,
    price: true,
    entries: true,
    dispute: true,
    funded: true,
    bookedUntil: true,
  }).shape,
);
export type ExplainedConversion = z.infer<typeof ExplainedConversion>;
