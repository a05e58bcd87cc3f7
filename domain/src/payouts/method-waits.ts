import { isCompletionOf, type KeptDetails, type PaymentDetails } from './payment-method.ts';

/** So long a change waits: time enough to read the mail about it and to stop a thief. */
export const METHOD_WAITS_HOURS = 48;

/** From when a method counts that is given now, `before` being the one in force: the first redirects nobody's money. */
export function countsFrom(
  given: PaymentDetails,
  { before, now }: { before: KeptDetails | undefined; now: Date },
): Date {
  if (!before || isCompletionOf(before, given)) return now;
  return new Date(now.getTime() + METHOD_WAITS_HOURS * 3_600_000);
}
