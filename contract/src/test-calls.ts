import * as z from 'zod';
import { line, optional, Phone, requiredLine, said } from './text.ts';

/** A tracking number with whom and what it works for: what a test call rings, and what one can ask about. */
export const CallLine = z.object({
  number: z.string(),
  /** The public id, such as HS001. */
  campaignId: z.string(),
  campaignTitle: z.string(),
  affId: z.string(),
  /** What a test call has to talk to qualify. */
  minimumSeconds: z.number().int(),
});
export type CallLine = z.infer<typeof CallLine>;

export const CallLinesQuery = z.object({
  search: line(100).catch('').default(''),
  /** The public id of a campaign: only its numbers. */
  campaign: line(20).optional().catch(undefined),
  account: z.uuid().optional().catch(undefined),
  language: z.enum(['en', 'es']).catch('es').default('es'),
});
export type CallLinesQuery = z.infer<typeof CallLinesQuery>;

export const CallLinesResponse = z.object({
  lines: z.array(CallLine),
  /** Whether this person may place test calls here, and whether those move money as any other call does. */
  testing: z.object({ allowed: z.boolean(), billed: z.boolean() }),
});
export type CallLinesResponse = z.infer<typeof CallLinesResponse>;

/** `fast`: the simulated carrier's clock runs faster while people talk, and the call says so. */
export const TEST_PACES = ['fast', 'real'] as const;

/** A tracking number, or the public id of a campaign: then the first of its numbers that is one's own to ring. */
export const LineName = requiredLine(40);

export const TestCallRequest = z.object({
  line: LineName,
  /** A number reserved for fiction, from a place the campaign wants, unless told. */
  callerNumber: optional(Phone),
  /** A little over the campaign's minimum unless told. */
  talkSeconds: z
    .int(said('number_invalid'))
    .min(1, said('too_small'))
    .max(900, said('too_large'))
    .nullable()
    .default(null),
  pace: z.enum(TEST_PACES).default('fast'),
});
export type TestCallRequest = z.input<typeof TestCallRequest>;

export const TestCallResponse = z.object({
  callId: z.string(),
  number: z.string(),
  /** How long the carrier says they talk, and how much faster than ours its clock runs while they do. */
  talkSeconds: z.number().int(),
  clockSpeed: z.number(),
});
export type TestCallResponse = z.infer<typeof TestCallResponse>;
