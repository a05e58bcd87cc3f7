import { PAYOUT_VERDICTS } from '@callstead/domain/payouts/payout-run';
import * as z from 'zod';

const Cents = z.number().int();

/** What somebody would get who does not wait for their day, as things are now. */
export const EarlyPayout = z.object({
  /** Zero: the network offers none. */
  feeBasisPoints: z.number().int(),
  /** Approved and not paid yet. */
  grossCents: Cents,
  feeCents: Cents,
  /** What is left, and has to reach the threshold. */
  netCents: Cents,
  thresholdCents: Cents,
  /** 'pays': it can be asked for. */
  verdict: z.enum(PAYOUT_VERDICTS),
  /** One that was asked for and is not approved yet; there is no second one beside it. */
  open: z
    .object({ id: z.uuid(), number: z.number().int(), askedAt: z.iso.datetime(), feeCents: Cents, netCents: Cents })
    .nullable(),
});
export type EarlyPayout = z.infer<typeof EarlyPayout>;

/** The client names it: sent twice, it is asked for once. What was seen is sent back: for anything else it is refused. */
export const AskEarlyPayoutRequest = z.object({ id: z.uuid(), netCents: Cents, feeCents: Cents });
export type AskEarlyPayoutRequest = z.infer<typeof AskEarlyPayoutRequest>;
