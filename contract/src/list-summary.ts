import * as z from 'zod';

const At = z.iso.datetime();
const Count = z.number().int();

/** More rows than this are counted and added up only where sums are kept. */
export const MOST_COUNTED = 10_000;

/** How many fit: `isMore` where there are more than anybody counted. */
export const ListCount = z.object({ rows: Count, isMore: z.boolean() });
export type ListCount = z.infer<typeof ListCount>;

/** What of a list fell between two moments: what counted, and everything else. */
export const ListBar = z.object({ from: At, to: At, counted: Count, others: Count });
export type ListBar = z.infer<typeof ListBar>;

/**
 * What a whole list comes to, however much of it a page shows. `isNewest`: figures and bars are of the newest ones alone, as
 * there are more than anybody adds up.
 */
export const listSummaryOf = <Totals extends z.ZodRawShape>(totals: Totals) =>
  z.object({ count: ListCount, isNewest: z.boolean(), totals: z.object(totals), bars: z.array(ListBar) });
