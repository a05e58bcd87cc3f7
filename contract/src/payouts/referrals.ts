import * as z from 'zod';

/** What somebody has of bringing others; never who they are. */
export const ReferralsResponse = z.object({
  /** Null while the network offers none. */
  offer: z.object({ link: z.string(), shareBasisPoints: z.number().int(), months: z.number().int() }).nullable(),
  people: z.number().int(),
  earnedCents: z.number().int(),
});
export type ReferralsResponse = z.infer<typeof ReferralsResponse>;
