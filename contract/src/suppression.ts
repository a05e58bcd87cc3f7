import * as z from 'zod';
import { requiredText, text } from './text.ts';

/** Of a longer list one piece comes after the other. */
export const MOST_SUPPRESSED_AT_ONCE = 2_000;

export const SuppressedCounts = z.object({ phones: z.number().int(), emails: z.number().int() });
export type SuppressedCounts = z.infer<typeof SuppressedCounts>;

/** Lines as they stand in a file: every number and address in them counts. */
export const SuppressLinesRequest = z.object({
  lines: z.array(text().max(2_000)).min(1).max(MOST_SUPPRESSED_AT_ONCE),
});

export const SuppressedLines = z.object({
  added: z.number().int(),
  /** They were on the list before. */
  known: z.number().int(),
  /** Lines with neither a number nor an address. */
  unread: z.number().int(),
});
export type SuppressedLines = z.infer<typeof SuppressedLines>;

/** Whoever made this call or lead, by what is known of them. */
export const SuppressOfRequest = z.union([
  z.object({ callId: requiredText(60) }),
  z.object({ leadId: requiredText(60) }),
]);

export const UnsuppressRequest = z.object({ contact: requiredText(254) });
