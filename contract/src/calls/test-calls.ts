import { REASONS } from '@callstead/domain/calls/call';
import { CALL_VIEWS } from '@callstead/domain/calls/call-view';
import { US_STATES } from '@callstead/domain/campaigns/us-states';
import * as z from 'zod';
import type { FieldError } from '../problem.ts';
import { fieldError, optional, Phone, requiredText, shortText } from '../text.ts';
import { PriceFactors, TracedTarget, TraceLine } from './calls.ts';

/** A tracking number with whom and what it works for: what a test call rings, and what one can ask about. */
export const CallableNumber = z.object({
  number: z.string(),
  /** The public id, such as HS001. */
  campaignId: z.string(),
  campaignTitle: z.string(),
  affId: z.string(),
  /** What a test call has to talk to qualify. */
  minimumSeconds: z.number().int(),
});
export type CallableNumber = z.infer<typeof CallableNumber>;

export const CallableNumbersQuery = z.object({
  search: shortText(100).catch('').default(''),
  /** The public id of a campaign: only its numbers. */
  campaign: shortText(20).optional().catch(undefined),
  account: z.uuid().optional().catch(undefined),
  language: z.enum(['en', 'es']).catch('es').default('es'),
});
export type CallableNumbersQuery = z.infer<typeof CallableNumbersQuery>;

export const CallableNumbersResponse = z.object({
  lines: z.array(CallableNumber),
  /** Whether this person may place test calls here, and whether those move money as any other call does. */
  testing: z.object({ allowed: z.boolean(), billed: z.boolean() }),
});
export type CallableNumbersResponse = z.infer<typeof CallableNumbersResponse>;

/** `fast`: the simulated carrier's clock runs faster while people talk, and the call says so. */
export const TEST_PACES = ['fast', 'real'] as const;

/** A tracking number, or the public id of a campaign: then the first of its numbers that is one's own. */
export const NumberName = z.object({ line: requiredText(40) });

export const TestCallRequest = z.object({
  /** A number reserved for fiction, from a place the campaign wants, unless told. */
  callerNumber: optional(Phone),
  /** A little over the campaign's minimum unless told. */
  talkSeconds: z
    .int(fieldError('number_invalid'))
    .min(1, fieldError('too_small'))
    .max(900, fieldError('too_large'))
    .nullable()
    .default(null),
  pace: z.enum(TEST_PACES).default('fast'),
});

/** What the form asks for. */
export const TestCallForm = TestCallRequest.extend(NumberName.shape);
export type TestCallForm = z.infer<typeof TestCallForm>;

export const TestCallResponse = z.object({
  callId: z.string(),
  number: z.string(),
  /** Why it did not ring; null when it does. */
  reason: z.enum(REASONS).nullable(),
  /** How long the carrier says they talk, and how much faster than ours its clock runs while they do. */
  talkSeconds: z.number().int(),
  clockSpeed: z.number(),
});
export type TestCallResponse = z.infer<typeof TestCallResponse>;

/** Where the caller is: as the number tells, or as the carrier would say it. */
export const ASKED_PLACES = ['number', 'state', 'zip', 'unknown'] as const;

/** '¿Por qué no sonaría una llamada?': asked, not called. */
export const ExplainCallRequest = z
  .object({
    /** Somebody the campaign has never heard of unless told. */
    callerNumber: optional(Phone),
    /** The number is withheld. */
    isHidden: z.boolean().default(false),
    place: z.enum(ASKED_PLACES).default('number'),
    state: z.enum(US_STATES, fieldError('required')).nullable().default(null),
    zip: z
      .string()
      .regex(/^\d{5}$/, fieldError('invalid'))
      .nullable()
      .default(null),
    /** Now unless told. */
    at: z.iso
      .datetime({ offset: true, ...fieldError('invalid') })
      .nullable()
      .default(null),
    /** Panel of an admin, as for calls. */
    view: z.enum(CALL_VIEWS).optional().catch(undefined),
    language: z.enum(['en', 'es']).catch('es').default('es'),
  })
  .superRefine(({ place, state, zip }, context) => {
    const missing = place === 'state' && !state ? 'state' : place === 'zip' && !zip ? 'zip' : undefined;
    if (missing) context.addIssue({ code: 'custom', path: [missing], message: 'required' satisfies FieldError });
  });
export type ExplainCallRequest = z.input<typeof ExplainCallRequest>;

export const ExplainedCall = z.object({
  at: z.iso.datetime(),
  number: z.string(),
  /** Null: the number is nobody's. */
  campaign: z.object({ id: z.string(), title: z.string(), zone: z.string() }).nullable(),
  affId: z.string().nullable(),
  /** Masked for publishers; null: anonymous. */
  caller: z.string().nullable(),
  place: z.object({ country: z.string().nullable(), state: z.string().nullable(), zip: z.string().nullable() }),
  rings: z.boolean(),
  /** Null where it rings. */
  reason: z.enum(REASONS).nullable(),
  /** It would go to the campaign's unbilled overflow number. */
  overflows: z.boolean(),
  /** It repeats an earlier call, and rings unbilled unless the campaign says otherwise. */
  isDuplicate: z.boolean(),
  isBillable: z.boolean(),
  trace: z.array(TraceLine),
  /** Not for publishers. The first one that is `ringing` would ring first. */
  targets: z.array(TracedTarget),
  price: PriceFactors.nullable(),
});
export type ExplainedCall = z.infer<typeof ExplainedCall>;
