import * as z from 'zod';
import { optional, paragraph, requiredLine, said } from './text.ts';

/** The client names what it records: sent twice, it is recorded once. */
const recorded = { id: z.uuid(), accountId: z.uuid() };
const Cents = z.int().positive(said('invalid')).max(1_000_000_000, said('invalid'));

export const TopUpRequest = z.object({ ...recorded, amountCents: Cents, reason: optional(paragraph()) });
export const WithdrawalRequest = z.object({
  ...recorded,
  kind: z.enum(['withdrawal', 'chargeback']),
  amountCents: Cents,
  reason: optional(paragraph()),
});
/** Below zero takes money from the account. */
export const AdjustmentRequest = z.object({
  ...recorded,
  side: z.enum(['advertiser', 'publisher']),
  amountCents: z
    .int()
    .min(-1_000_000_000, said('invalid'))
    .max(1_000_000_000, said('invalid'))
    .refine((cents) => cents !== 0, said('required')),
  reason: requiredLine(500),
});
export const CreditLimitRequest = z.object({ creditLimitCents: z.int().min(0, said('invalid')).max(1_000_000_000_00) });

export const BalanceResponse = z.object({ balanceCents: z.int(), creditLimitCents: z.int() });
export type BalanceResponse = z.infer<typeof BalanceResponse>;
