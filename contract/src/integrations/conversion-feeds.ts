import * as z from 'zod';
import { listOf, listParams } from '../list.ts';
import { requiredText } from '../text.ts';

const Moment = z.iso.datetime();

/** As the conversion action is called in Google Ads. */
export const ConversionFeedRequest = z.object({ conversionName: requiredText(100) });
export type ConversionFeedRequest = z.infer<typeof ConversionFeedRequest>;

export const ConversionFeed = z.object({
  id: z.uuid(),
  conversionName: z.string(),
  /** When it was last asked for. */
  fetchedAt: Moment.nullable(),
  createdAt: Moment,
});
export type ConversionFeed = z.infer<typeof ConversionFeed>;

/** With its address, which no other answer holds. */
export const CreatedConversionFeed = z.object({ url: z.string(), feed: ConversionFeed });
export type CreatedConversionFeed = z.infer<typeof CreatedConversionFeed>;

export const ConversionFeedListQuery = z.object({ ...listParams(25) });
export type ConversionFeedListQuery = z.infer<typeof ConversionFeedListQuery>;
export const ConversionFeedListResponse = listOf(ConversionFeed);
