import { BILLINGS } from '@callstead/domain/calls/call';
import * as z from 'zod';
import { optional, paragraph, said } from './text.ts';

export const DisputeRequest = z.object({ reason: paragraph().min(1, said('required')) });
export const DecideCallRequest = z.object({
  decision: z.enum(['approved', 'refused']),
  reason: optional(paragraph()),
});
export const CallBilling = z.object({ id: z.string(), billing: z.enum(BILLINGS) });
