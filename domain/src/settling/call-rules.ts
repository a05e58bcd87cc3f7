import { END_RULES } from '../calls/end-rules.ts';
import { RULES } from '../routing/trace.ts';

/** Every rule a call may be held against, in the order they speak: was it decided, which way did it come, did it ring, did it qualify, is it charged. */
export const CALL_RULES = ['decided', 'attributed', ...RULES, ...END_RULES, 'conversion', 'billed'] as const;
export type CallRule = (typeof CALL_RULES)[number];

/** `pending`: somebody still has to say. */
export const LINE_VERDICTS = ['pass', 'refuse', 'skip', 'pending', 'not_reached'] as const;
export type LineVerdict = (typeof LINE_VERDICTS)[number];
